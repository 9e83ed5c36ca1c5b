/** The pseudo-locale: English that shows what is no message at all, and what has no room for longer words. */

const LETTERS: Record<string, string> = {
  a: "áá",
  b: "ƀ",
  c: "ç",
  d: "ð",
  e: "éé",
  f: "ƒ",
  g: "ĝ",
  h: "ĥ",
  i: "îî",
  j: "ĵ",
  k: "ķ",
  l: "ļ",
  m: "ɱ",
  n: "ñ",
  o: "óó",
  p: "þ",
  q: "ǫ",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "ûû",
  v: "ṽ",
  w: "ŵ",
  x: "ẋ",
  y: "ýý",
  z: "ž",
};

/** `text` with each letter accented and each vowel doubled, which makes English about 40 % longer. */
export function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const strange = LETTERS[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? strange : strange.slice(0, 1).toUpperCase() + strange.slice(1);
  });
}

/** A whole message, so that one that is cut off shows it. */
export function bracketed(text: string): string {
  return `[${text}]`;
}
