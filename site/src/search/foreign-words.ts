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

/** Articles, which have no meaning of their own. */
const particles =
  /(?<![\p{L}\p{N}])(?:un|une|des?|du|la|le|les|el|los|las|una|der|die|das|den|ein|eine|einen)(?![\p{L}\p{N}])/giu;

/** The query in English, as far as its words are known: `Datei hochladen` is `file upload`. */
export function translateQuery(query: string): string {
  const translated = query.replaceAll(
    /[\p{L}\p{M}]+/gu,
    (word) => byWord.get(word.normalize("NFC").toLowerCase()) ?? word,
  );
  return translated === query ? query : translated.replaceAll(particles, " ");
}
