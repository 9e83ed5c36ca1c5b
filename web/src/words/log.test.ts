import { describe, expect, it } from "vitest";

import type { Entry, State } from "../wire/wire.gen";
import type { Language } from "./languages";
import { entryLines, NOTHING_BEFORE, teller, type LogContext, type LogLine } from "./log";
import { voiceOf } from "./testing/catalogues";

const PLAYERS = [
  { name: "Ada", bot: null },
  { name: "Béla", bot: null },
  { name: "Chi", bot: "greedy" },
];
const ALONE = [{ name: "Ada", bot: null }];

function state(members: Partial<State>): State {
  const ferry = { weight: 0, carries: 21, sequence: "free", next: null, last: null } as const;
  return {
    turn: 0,
    phase: "load",
    legal: [],
    noah: 0,
    docks: [[], [], [], [], []],
    roommates: null,
    reserve: 3,
    departures: 0,
    hands: [8, 8, 8],
    scores: [0, 0, 0],
    round: 1,
    nextRoommates: null,
    ferries: [ferry, ferry, ferry, ferry, ferry],
    owed: 0,
    target: null,
    pending: null,
    private: null,
    ...members,
  };
}

function entry(members: Partial<Entry>): Entry {
  return { version: 7, kind: "action", seat: 1, by: "person", action: null, state: state({}), ...members };
}

interface Asked {
  reader?: number | null;
  language?: Language;
  before?: State;
  lastAction?: string;
  players?: LogContext["players"];
}

function lines(told: Partial<Entry>, asked: Asked = {}): LogLine[] {
  const { reader = null, language = "en", before = null, lastAction = null, players = PLAYERS } = asked;
  const past = { state: before, action: lastAction };
  return entryLines(entry(told), past, { voice: voiceOf(language), players, reader });
}

function texts(told: Partial<Entry>, asked: Asked = {}): string[] {
  return lines(told, asked).map((line) => line.text.replace(/[\u2068\u2069]/g, ""));
}

describe("a step", () => {
  it("names the card, the dock and who did it", () => {
    const load = { action: "load cat:m", state: state({ noah: 3, phase: "noah", turn: 1 }) };
    expect(texts(load)).toEqual(["Béla loads a male cat at dock 3."]);
    expect(texts(load, { reader: 1 })).toEqual(["You load a male cat at dock 3."]);
    expect(texts(load, { language: "fr" })).toEqual(["Béla charge un chat mâle au quai 3."]);
    expect(texts(load, { language: "es" })).toEqual(["Béla embarca un gato macho en el muelle 3."]);
    expect(texts(load, { language: "ja" })).toEqual(["Bélaは桟橋3にネコのオスを乗せました。"]);
  });

  it("gives each animal its article and each sex its word", () => {
    const load = (card: string, language: Language) =>
      texts({ action: `load ${card}`, state: state({ phase: "noah", turn: 1 }) }, { language })[0];
    expect(load("elephant:f", "en")).toBe("Béla loads a female elephant at dock 0.");
    expect(load("giraffe:f", "fr")).toBe("Béla charge une girafe femelle au quai 0.");
    expect(load("donkey:m", "fr")).toBe("Béla charge un âne mâle au quai 0, et Noé y reste.");
    expect(load("frog:m=4", "es")).toBe("Béla embarca una rana macho con peso 4 en el muelle 0.");
    expect(load("snail:f", "ja")).toBe("Bélaは桟橋0にカタツムリのメスを乗せました。");
  });

  it("tells of a ferry that carries less from now on", () => {
    const ferries = state({}).ferries.map((ferry, dock) => (ferry && dock === 2 ? { ...ferry, carries: 13 } : ferry));
    const after = state({ noah: 2, phase: "noah", turn: 1, ferries });
    expect(texts({ action: "load woodpecker:f", state: after }, { before: state({ noah: 2 }) })).toEqual([
      "Béla loads a female woodpecker at dock 2.",
      "The ferry at dock 2 carries 13 now.",
    ]);
  });

  it("lists what is taken back, equal animals counted", () => {
    const before = state({ noah: 1, docks: [[], ["cat:m", "cat:m", "snail:f"], [], [], []] });
    expect(texts({ action: "take", state: state({ noah: 1, turn: 1 }) }, { before })).toEqual([
      "Béla takes back 2 male cats and a female snail from dock 1.",
    ]);
  });

  it("tells who flees, to whom, and what the crocodile is worth", () => {
    const before = state({ turn: 1, phase: "flee", docks: [["panda:f"], [], [], [], []], scores: [0, 5, 0] });
    const flee = { action: "flee 0", state: state({ turn: 1, phase: "noah", scores: [0, 3, 0] }) };
    expect(texts(flee, { before, reader: 0 })).toEqual([
      "The crocodile of Béla frightens a female panda away into your hand.",
      "Béla loses 2 penalty points.",
    ]);
  });

  it("shows a hand to the one who looks and to nobody else", () => {
    const mine = state({ turn: 1, private: { peeked: { seat: 2, hand: ["bear:m", "cat:f"] } } });
    expect(texts({ action: "peek 2", state: mine }, { reader: 1 })).toEqual([
      "You look at the hand of Chi: a male bear and a female cat.",
    ]);
    expect(texts({ action: "peek 2" })).toEqual(["Béla looks at the hand of Chi."]);
    expect(texts({ action: "peek 2" }, { reader: 2 })).toEqual(["Béla looks at your hand."]);
  });

  it("tells of a lion once, and names its cards only where the wire does", () => {
    expect(texts({ action: "swap 2", state: null })).toEqual([]);
    const drawn = state({ turn: 1, phase: "return", target: 2 });
    expect(texts({ action: "draw *", by: "chance", state: drawn })).toEqual(["Béla draws a card from the hand of Chi."]);
    expect(texts({ action: "draw panda:m", by: "chance", state: drawn }, { reader: 2 })).toEqual([
      "Béla draws a male panda from your hand.",
    ]);
    const after = state({ turn: 1, phase: "noah" });
    expect(texts({ action: "return *", state: after }, { before: drawn })).toEqual(["Béla gives a card back to Chi."]);
    expect(texts({ action: "return cat:f", state: after }, { before: drawn, reader: 1 })).toEqual([
      "You give a female cat back to Chi.",
    ]);
  });

  it("tells of gifts, and names them only where the wire does", () => {
    const after = state({ turn: 2 });
    expect(texts({ action: "give * 2", state: after })).toEqual(["Béla gives a card to Chi."]);
    expect(texts({ action: "give panda:f 0", state: after }, { reader: 0 })).toEqual(["Béla gives you a female panda."]);
    expect(texts({ action: "give panda:f 0", state: after }, { reader: 1 })).toEqual(["You give a female panda to Ada."]);
  });

  it("tells of the ferry that leaves when Noah has walked, and of the one that takes its place", () => {
    const before = state({ turn: 1, phase: "noah", noah: 4, docks: [[], [], [], [], ["bear:m", "elephant:f", "panda:m"]] });
    const told = (after: Partial<State>) =>
      texts({ action: "noah 1", state: state({ turn: 1, phase: "give", noah: 1, departures: 1, ...after }) }, { before });
    const animals = "a male bear, a female elephant and a male panda";
    expect(told({})).toEqual(["Noah walks to dock 1.", `The ferry at dock 4 leaves with ${animals}.`]);
    expect(told({ roommates: 4 })[1]).toBe(`The ferry at dock 4 leaves with ${animals}; the Roommates take its place.`);
    expect(told({ docks: [[], [], [], [], null] })[1]).toBe(
      `The ferry at dock 4 leaves with ${animals}; no ferry is left to take its place.`,
    );
  });

  it("counts the donkey among those who leave at once", () => {
    const before = state({ turn: 1, docks: [["elephant:f", "lion:m"], [], [], [], []] });
    const after = state({ turn: 1, phase: "give", departures: 1 });
    expect(texts({ action: "load donkey:f", state: after }, { before })[1]).toBe(
      "The ferry at dock 0 leaves with a female elephant, a male lion and a female donkey.",
    );
  });

  it("tells of a pair when the same player is to load again", () => {
    const before = state({ turn: 1, phase: "noah" });
    expect(texts({ action: "noah 2", state: state({ turn: 1, noah: 2 }) }, { before, reader: 1 })).toEqual([
      "Noah walks to dock 2.",
      "A pair: you play again.",
    ]);
    expect(texts({ action: "noah 2", state: state({ turn: 2, noah: 2 }) }, { before })).toHaveLength(1);
    const taken = { action: "take", state: state({ turn: 1 }) };
    expect(texts(taken, { before: state({ turn: 1, docks: [["cat:m"], [], [], [], []] }) })).toHaveLength(1);
  });
});

describe("alone", () => {
  const alone = (members: Partial<State>) => state({ hands: [["bear:f", "cat:m"]], scores: [0], stock: 10, ...members });

  it("tells of cards drawn and discarded", () => {
    const before = alone({ phase: "noah", docks: [["panda:m"], [], [], [], []] });
    const after = alone({ noah: 2, departures: 1, hands: [["bear:f", "cat:m", "snail"]], stock: 8, docks: [null, [], [], [], []] });
    const walk = { action: "noah 2", seat: 0, state: after };
    expect(texts(walk, { before, players: ALONE, reader: 0 })).toEqual([
      "Noah walks to dock 2.",
      "The ferry at dock 0 leaves with a male panda; no ferry is left to take its place.",
      "You draw a snail.",
      "1 card of the stock is discarded.",
    ]);
    const hidden = { ...walk, state: { ...after, hands: [3] } };
    expect(texts(hidden, { before: { ...before, hands: [2] }, players: ALONE })[2]).toBe("Ada draws a card.");
  });

  it("does not take the loaded card for one that was kept", () => {
    const before = alone({ hands: [["cat:m", "donkey:m"]] });
    const after = alone({ hands: [["cat:m", "cat:m"]], stock: 9 });
    expect(texts({ action: "load donkey:m", seat: 0, state: after }, { before, players: ALONE, reader: 0 })).toEqual([
      "You load a male donkey at dock 0, and Noah stays there.",
      "You draw a male cat.",
    ]);
  });

  it("tells of giraffe and lion", () => {
    const told = (action: string, reader: number | null) => {
      const before = alone({ docks: [[], ["cat:f", "bear:m"], [], [], []] });
      return texts({ action, seat: 0, state: alone({ phase: "noah" }) }, { before, players: ALONE, reader })[0];
    };
    expect(told("order snail cat:m", 0)).toBe("You put the top of the stock in order: a snail and a male cat.");
    expect(told("order *", null)).toBe("Ada puts the top of the stock in order.");
    expect(told("lift 1 1", 0)).toBe("You lift a male bear from dock 1 onto the stock.");
    expect(told("keep", 0)).toBe("You lift nothing.");
  });

  it("says why a game is lost", () => {
    const end: Partial<Entry> = { kind: "gameEnd", seat: null, by: "chance", scores: [0], winners: [] };
    const told = (lastAction: string) => texts(end, { lastAction, players: ALONE, reader: 0 });
    expect(told("noah 2")).toEqual(["You lose: no card of your hand can be loaded."]);
    expect(told("load donkey:f")).toEqual(["You lose: no card of your hand can be loaded."]);
    expect(told("load cat:f")).toEqual(["You lose: Noah has nowhere to go."]);
    expect(texts({ ...end, winners: [0] }, { players: ALONE })).toEqual(["Ada wins: stock and hand are empty."]);
  });
});

describe("a beginning or an end", () => {
  it("tells where Noah stands and who starts", () => {
    const deal = { kind: "deal", seat: null, by: "chance", state: state({ round: 2, noah: 4, turn: 2 }) } as const;
    expect(texts(deal)).toEqual(["Round 2 begins: Noah stands at dock 4, and Chi starts."]);
    expect(texts(deal, { reader: 2 })).toEqual(["Round 2 begins: Noah stands at dock 4, and you start."]);
    expect(texts({ ...deal, state: state({ turn: 0 }) }, { players: ALONE })).toEqual([
      "The cards are dealt, and Noah stands at dock 0.",
    ]);
  });

  it("tells why a round is over and what each is charged", () => {
    const lastRound = { round: 1, hands: [["bear:m"], [], ["cat:f", "panda:m"]], tears: [0, 0, 5], scores: [0, 1, 5] };
    const end = { kind: "roundEnd", seat: null, by: "chance", lastRound } as const;
    expect(texts(end, { before: state({}), reader: 1 })).toEqual([
      "Round 1 is over: your hand is empty.",
      "Ada is charged 0 tears and has 0 now.",
      "You are charged 0 tears and have 1 now.",
      "Chi is charged 5 tears and has 5 now.",
    ]);
    expect(texts(end, { before: state({ docks: [null, [], [], [], []] }) })[0]).toBe(
      "Round 1 is over: the reserve is empty, and a ferry has left.",
    );
  });

  it("names the winner, or all of them", () => {
    const end: Partial<Entry> = { kind: "gameEnd", seat: null, by: "chance", scores: [4, 1, 1] };
    expect(texts({ ...end, winners: [1] })).toEqual(["Béla wins with 1 penalty point."]);
    expect(texts({ ...end, winners: [1] }, { reader: 1 })).toEqual(["You win with 1 penalty point!"]);
    expect(texts({ ...end, winners: [1, 2] })).toEqual(["Béla and Chi win together with 1 penalty point each."]);
  });

  it("joins names as the language does", () => {
    const players = [
      { name: "Ada", bot: null },
      { name: "Inés", bot: null },
    ];
    const end: Partial<Entry> = { kind: "gameEnd", seat: null, by: "chance", scores: [2, 2], winners: [0, 1] };
    expect(texts(end, { players, language: "es" })[0]).toMatch(/^Ada e Inés comparten/);
  });

  it("tells who stands in, and marks what a bot did for a person", () => {
    expect(texts({ kind: "standIn", by: "bot", standIn: true })).toEqual(["A bot plays for Béla from now on."]);
    expect(texts({ kind: "standIn", standIn: false })).toEqual(["Béla is back."]);
    const load = { action: "load cat:m", by: "bot", state: state({ phase: "noah", turn: 1 }) } as const;
    expect(texts(load)).toEqual(["Béla (bot) loads a male cat at dock 0."]);
    expect(lines(load)[0]?.standIn).toBe(true);
    expect(lines({ ...load, seat: 2 })[0]?.standIn).toBe(false);
  });
});

describe("the parts of a line", () => {
  it("say what an icon needs", () => {
    const [line] = lines({ action: "give panda:f 1", seat: 0, state: state({ turn: 1 }) }, { reader: 1 });
    expect(line?.parts).toEqual([
      { kind: "player", text: "Ada", seat: 0 },
      { kind: "text", text: " gives you " },
      { kind: "card", text: "a female panda", species: "panda", sex: "f", count: 1 },
      { kind: "text", text: "." },
    ]);
  });

  it("keep names apart from the words around them, whatever they hold", () => {
    const names = ["<b>{ $who }</b>", "\u202eadA", "\uE0000\uE001", "أحمد"];
    for (const name of names) {
      const players = [{ name, bot: null }, ...PLAYERS.slice(1)];
      const [line] = lines({ action: "load cat:m", seat: 0, state: state({ phase: "noah" }) }, { players });
      expect(line?.parts[0]).toEqual({ kind: "player", text: name, seat: 0 });
      expect(line?.text).toBe(`\u2068${name}\u2069 loads a male cat at dock 0.`);
    }
  });
});

describe("a whole log", () => {
  const entries = [
    entry({ version: 1, kind: "deal", seat: null, by: "chance", state: state({ docks: [["cat:m"], [], [], [], []] }) }),
    entry({ version: 2, seat: 0, action: "take", state: state({}) }),
    entry({ version: 3, seat: 0, action: "load lion:m", state: state({ phase: "swap" }) }),
    entry({ version: 4, seat: 0, action: "swap 1", state: null }),
    entry({ version: 5, seat: 0, by: "chance", action: "draw *", state: state({ phase: "return", target: 1 }) }),
    entry({ version: 6, seat: 0, action: "return *", state: state({ phase: "noah" }) }),
  ];
  const context = { voice: voiceOf("en"), players: PLAYERS, reader: null };

  it("takes each position from the entry before", () => {
    const told = teller(context)(entries).map((line) => [line.version, line.kind]);
    expect(told).toEqual([
      [1, "deal"],
      [2, "take"],
      [3, "load"],
      [5, "swap"],
      [6, "return"],
    ]);
  });

  it("tells an entry the same when more have come", () => {
    const tell = teller(context);
    const early = tell(entries.slice(0, 4));
    expect(tell(entries).slice(0, early.length)).toEqual(early);
  });

  it("leaves out what it cannot know when the log begins late", () => {
    expect(entryLines(entry({ action: "take" }), NOTHING_BEFORE, context)).toEqual([]);
  });
});
