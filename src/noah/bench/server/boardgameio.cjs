// boardgame.io with its storage in memory and one trivial game, whose only move adds one to a number.
const { Server } = require("boardgame.io/server");

const game = {
  name: "inc",
  setup: () => ({ n: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { inc: ({ G }) => { G.n++; } },
};
const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, listening) => listen(port, "127.0.0.1", listening);
server.run(0).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
// Whoever started it has gone.
process.stdin.resume().on("end", () => process.exit());
