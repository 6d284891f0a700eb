import { countWords, isWord, tokenize } from "@openparlance/text";

/** The beginning of a text with at most `count` words, and the characters up to the next word. */
export function limitWords(text: string, count: number, language: string): string {
  const { tokens, ends } = tokenize(text, language);
  let end = 0;
  for (const [index, token] of tokens.entries()) {
    const next = ends[index] as number;
    if (isWord(token) && countWords(text.slice(0, next), language) > count) break;
    end = next;
  }
  return text.slice(0, end);
}

/** A longer text without whitespace has no words to count, so it isn't searched repeatedly. */
const maxWordLength = 10_000;

/**
 * The pieces of a text up to the limit of words, as they arrive. The piece that reaches the limit ends with the last
 * allowed word, and no further piece is read.
 */
export async function* limitWordsOfStream(pieces: AsyncIterable<string>, limit: number, language: string) {
  /** The number of words that can't change anymore: those before the last whitespace. */
  let counted = 0;
  let tail = "";
  for await (const piece of pieces) {
    const before = tail.length;
    tail += piece;
    if (counted + countWords(tail, language) > limit) {
      const allowed = limitWords(tail, limit - counted, language)
        .trimEnd()
        .slice(before);
      if (allowed !== "") yield allowed;
      return;
    }
    yield piece;
    const space = tail.search(/\s\S*$/u);
    if (space < 0 && tail.length < maxWordLength) continue;
    const settled = space < 0 ? tail.length : space;
    counted += countWords(tail.slice(0, settled), language);
    tail = tail.slice(settled);
  }
}
