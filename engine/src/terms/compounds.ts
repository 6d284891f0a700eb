/** A part of a word, as UTF-16 offsets in the word. */
interface Part {
  start: number;
  end: number;
}

/** The letters between the parts of a German compound, unless they are an ending of the first part, too. */
const links = ["", "s", "-", "s-"];
const minLetters = 4;
/** Longer than compounds that people write. The work grows with the square of the letters. */
const maxWord = 100;

/**
 * The two parts of a folded German compound (Speicher + Verwaltung, Arbeits + Speicher) when both are known words of
 * at least four letters, otherwise []. The first is as long as possible. A word with only one known part stays whole,
 * because half a translation is worse than none. So does a word of more than 100 letters.
 */
export function splitCompound(word: string, isKnown: (part: string) => boolean): Part[] {
  if (word.length > maxWord) return [];
  const mayBePart = (part: string) => part.length >= minLetters && isKnown(part);
  for (let end = word.length - minLetters; end >= minLetters; end--) {
    const link = links.find((link) => word.startsWith(link, end) && mayBePart(word.slice(end + link.length)));
    if (link !== undefined && isKnown(word.slice(0, end))) {
      return [
        { start: 0, end },
        { start: end + link.length, end: word.length },
      ];
    }
  }
  return [];
}
