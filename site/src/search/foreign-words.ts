import words from "./foreign-words.txt?raw";

/** Words of other languages that readers type, and the English word that these pages use. */
const byWord = new Map(
  words
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [english = "", others = ""] = line.split(": ");
      return others.split(" ").map((other) => [other, english] as const);
    }),
);

/** A word as it is typed without accents. */
const fold = (word: string): string => word.normalize("NFD").replaceAll(/\p{M}/gu, "");

const byFolded = new Map([...byWord].map(([word, english]) => [fold(word), english]));

/** The English word for a foreign one that is being typed. */
export const translateStart = (start: string): string | undefined =>
  start.length > 5
    ? byWord.get([...byWord.keys()].find((word) => fold(word).startsWith(fold(start))) ?? "")
    : undefined;

/** Words of scripts that have no spaces between words. */
const unspaced = new RegExp(
  [...byWord.keys()].filter((word) => /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word)).join("|"),
  "gu",
);

function translateWord(word: string): string {
  const lower = word.normalize("NFC").toLowerCase();
  return (
    byWord.get(lower) ??
    byFolded.get(lower) ??
    splitCompound(lower) ??
    word.replaceAll(unspaced, (part) => ` ${byWord.get(part)} `)
  );
}

/** No two words of the list are longer together. */
const maxCompound = 50;

/** The English words for the two parts of a German compound, such as `Glossareintrag`. */
function splitCompound(word: string): string | undefined {
  if (word.length > maxCompound) return undefined;
  for (let end = 4; end <= word.length - 4; end += 1) {
    const [start, rest] = [byWord.get(word.slice(0, end)), byWord.get(word.slice(end).replace(/^s(?=[^s])/, ""))];
    if (start && rest) return `${start} ${rest}`;
  }
  return undefined;
}

/** Articles and other words that have no meaning of their own. */
const particles =
  /(?<![\p{L}\p{N}])(?:un|une|des?|du|la|le|les|el|los|las|una|der|die|das|den|ein|eine|einen|ich|werden|zu|kann|je|puedo)(?![\p{L}\p{N}])/giu;

/** The query in English, as far as its words are known: `Datei hochladen` is `file upload`. */
export function translateQuery(query: string): string {
  const translated = query.replaceAll(/[\p{L}\p{M}]+/gu, translateWord);
  return translated === query ? query : translated.replaceAll(particles, " ");
}
