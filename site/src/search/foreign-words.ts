import words from "./foreign-words.txt?raw";
import { readLines } from "./words.ts";

const englishByWord = new Map(
  readLines(words).flatMap((line) => {
    const [english = "", others = ""] = line.split(": ");
    return others.split(" ").map((other) => [other, english] as const);
  }),
);

/** Removes accents, which readers may omit. */
const fold = (word: string): string => word.normalize("NFD").replaceAll(/\p{M}/gu, "");

const englishByFolded = new Map([...englishByWord].map(([word, english]) => [fold(word), english]));

/** The English word for the start of a foreign one, or for the part of a compound that is known. */
export function translatePart(word: string): string | undefined {
  if (word.length < 6) return undefined;
  const foreign = [...englishByFolded.keys()];
  const part = fold(word);
  // Shorter words are also the ends of unrelated ones: "lister", the French for "list", is that of "blister".
  const isPart = (other: string) =>
    (other.length > 7 && part.endsWith(other)) ||
    (other.length > 5 && part.startsWith(other) && part.length < other.length + 3);
  return englishByFolded.get(foreign.find((other) => other.startsWith(part)) ?? foreign.find(isPart) ?? "");
}

/** Words of scripts without spaces between words. */
const unspacedWordPattern = new RegExp(
  [...englishByWord.keys()].filter((word) => /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word)).join("|"),
  "gu",
);

function translateWord(word: string): string {
  const lower = word.normalize("NFC").toLowerCase();
  return (
    englishByWord.get(lower) ??
    englishByFolded.get(lower) ??
    splitCompound(lower) ??
    word.replaceAll(unspacedWordPattern, (part) => ` ${englishByWord.get(part)} `)
  );
}

/** The limit of a compound's length: longer than any two words of the list together. */
const maxCompound = 50;

/** The English words for both parts of a German compound, such as `Glossareintrag`. */
function splitCompound(word: string): string | undefined {
  if (word.length > maxCompound) return undefined;
  for (let end = 4; end <= word.length - 4; end += 1) {
    const start = englishByWord.get(word.slice(0, end));
    const rest = start && englishByWord.get(word.slice(end).replace(/^s(?=[^s])/, ""));
    if (rest) return `${start} ${rest}`;
  }
  return undefined;
}

/** Articles and other words without a meaning of their own. */
const particlePattern =
  /(?<![\p{L}\p{N}])(?:un|une|des?|du|la|le|les|el|los|las|una|der|die|das|dem|den|ein|eine|einen|ich|werden|zu|zum|zur|kann|mit|von|für|meine?|je|mon|mes|puedo|del|mi|il|uno|di|della|um|uma|do|da|het|een|voor|van)(?![\p{L}\p{N}])/giu;

/** Translates known words: `file upload` for `Datei hochladen`. */
export function translateQuery(query: string): string {
  const translated = query.replaceAll(/[\p{L}\p{M}]+/gu, translateWord);
  return translated === query ? query : translated.replaceAll(particlePattern, " ");
}
