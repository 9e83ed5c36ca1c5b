/** One word for one thing, in every language. */
import type { Language } from "../languages";
import type { Species } from "../card";

/** What each animal is called. */
export const ANIMALS: Record<Species, Record<Language, string>> = {
  snail: { en: "Snail", fr: "Escargot", es: "Caracol", ja: "カタツムリ" },
  giraffe: { en: "Giraffe", fr: "Girafe", es: "Jirafa", ja: "キリン" },
  donkey: { en: "Donkey", fr: "Âne", es: "Burro", ja: "ロバ" },
  lion: { en: "Lion", fr: "Lion", es: "León", ja: "ライオン" },
  woodpecker: { en: "Woodpecker", fr: "Pivert", es: "Pájaro carpintero", ja: "キツツキ" },
  cat: { en: "Cat", fr: "Chat", es: "Gato", ja: "ネコ" },
  elephant: { en: "Elephant", fr: "Éléphant", es: "Elefante", ja: "ゾウ" },
  panda: { en: "Panda", fr: "Panda", es: "Panda", ja: "パンダ" },
  parrot: { en: "Parrot", fr: "Perroquet", es: "Loro", ja: "オウム" },
  kangaroo: { en: "Kangaroo", fr: "Kangourou", es: "Canguro", ja: "カンガルー" },
  rhinoceros: { en: "Rhinoceros", fr: "Rhinocéros", es: "Rinoceronte", ja: "サイ" },
  bear: { en: "Bear", fr: "Ours", es: "Oso", ja: "クマ" },
  frog: { en: "Frog", fr: "Grenouille", es: "Rana", ja: "カエル" },
  crocodile: { en: "Crocodile", fr: "Crocodile", es: "Cocodrilo", ja: "ワニ" },
};

/** Whole words, whatever their case; Japanese has no gaps between words. */
function words(language: Language, pattern: string): RegExp {
  return new RegExp(language === "ja" ? pattern : `(?<!\\p{L})(${pattern})(?!\\p{L})`, "iu");
}

function term(en: string, fr: string, es: string, ja: string): Record<Language, RegExp> {
  return { en: words("en", en), fr: words("fr", fr), es: words("es", es), ja: words("ja", ja) };
}

/** Terms: where English has one, the others have theirs. */
export const TERMS = [
  term("ferry|ferries", "embarcations?", "transbordador(es)?", "渡し舟"),
  term("ark", "grande arche", "gran arca", "箱舟"),
  term("noah", "noé", "noé", "ノア"),
  term("tears?", "larmes?", "lágrimas?", "涙"),
  term("penalty points?", "points? de pénalité", "puntos? de penalización", "ペナルティポイント"),
  term("rounds?", "manches?", "rondas?", "ラウンド"),
  // "À vous" and "te toca" are what players say when it is somebody's turn.
  term("turns?", "tours?|à vous|rejoue[rz]?", "turnos?|te toca", "手番"),
  term("departures?", "départs?", "salidas?", "出発"),
  term("pairs?", "paires?", "parejas?", "ペア"),
  term("ta(ke|kes|ken|king) back", "repren(d|ds|dre|ez)|repris(es?)?", "recog(er|es?|ido)", "手札に加え"),
  term("males?", "mâles?", "machos?", "オス"),
  term("females?", "femelles?", "hembras?", "メス"),
  term("weights?", "masses?", "pesos?", "重量"),
  // Before a name "la main de" would have to elide: "chez" does not.
  term("hands?", "mains?|chez", "manos?", "手札"),
  term("reserve", "réserve", "reserva", "予備の渡し舟"),
  term("roommates", "colocataires", "compañeros de camarote", "ルームメイト"),
  term("docks?", "quais?", "muelles?", "桟橋"),
  term("stock", "pioche", "mazo", "山札"),
  term("bots?", "robots?", "bots?", "ボット"),
  term("opponents?", "adversaires?", "rival(es)?", "相手"),
  term("watchers?", "spectateurs?", "espectadores?", "観戦"),
  term("memory aid", "aide-mémoire", "ayuda de memoria", "記憶の補助"),
];

/** Words for what has another name here. */
export const OTHERS: Record<Language, RegExp> = {
  en: words("en", "boats?|ships?|vessels?|teardrops?|minus points|mules?"),
  fr: words("fr", "bateaux?|barques?|navires?|poids|gouttes?|mules?|pic-vert"),
  es: words("es", "barcos?|barcas?|botes?|gotas?|mulas?|asnos?|masas?"),
  ja: words("ja", "船(?!中)|ターン|重さ|しずく"),
};

/** Where a message need not have the term, and why. */
export const LEAVE = new Map<string, string>([
  ["es table-roommates-short", "the hull has room for one word"],
  ["fr table-dock-none", "the hull has room for one word"],
  ["es table-dock-none", "the hull has room for one word"],
  ["ja table-dock-none", "the hull has room for one word"],
  ["es table-reserve-left", "it stands under the name of the reserve"],
  ["ja table-reserve-left", "it stands under the name of the reserve"],
]);
