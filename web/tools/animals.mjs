/* Draw `src/art/animals.svg`: the symbols of all animals, from Noto Emoji and from our own drawings.

   npm install --no-save svgo@4.0.0 && node tools/animals.mjs

   Where `src/art/own/SPECIES.svg` exists it is the drawing; `<!--noto:NAME-->` in it stands for that emoji, so that
   an animal of which Noto has the head alone gets a body. Every other species is Noto's as it is. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

import { optimize } from "svgo";

const SPECIES =
  "snail giraffe donkey lion woodpecker cat elephant panda parrot kangaroo rhinoceros bear frog crocodile".split(" ");
const noto = createRequire(import.meta.url)("@iconify-json/noto/icons.json").icons;
const art = new URL("../src/art/", import.meta.url);

/** What stands between the tags of a whole SVG. */
const inside = (svg) => svg.replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, "");

function drawing(species) {
  const own = new URL(`own/${species}.svg`, art);
  if (!existsSync(own)) return noto[species].body;
  return inside(readFileSync(own, "utf8")).replace(/<!--noto:(\S+?)-->/g, (_, name) => noto[name].body);
}

function symbol(species) {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${drawing(species)}</svg>`;
  const plugins = ["preset-default", { name: "prefixIds", params: { prefix: species, delim: "-" } }];
  const small = optimize(whole, { floatPrecision: 1, plugins }).data;
  return `<symbol id="an-${species}" viewBox="0 0 128 128">${inside(small)}</symbol>`;
}

const lines = ['<svg xmlns="http://www.w3.org/2000/svg">', ...SPECIES.map(symbol), "</svg>", ""];
writeFileSync(new URL("animals.svg", art), lines.join("\n"));
