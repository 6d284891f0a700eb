import { placeTagsAndSpaces, separateWords, type TaggedText, type Tokens, tokenize } from "@openparlance/text";
import type { LinkedTranslation } from "./translation.ts";

/** Places the tags of a source in its translation. A copy of the source has its tags in the same positions. */
export function placeTagsInto(translation: LinkedTranslation, source: TaggedText, language: string): TaggedText {
  const { plain } = separateWords(source);
  if (translation.target === plain) return source;
  return placeTagsAndSpaces(source, translation.target, {
    source: tokenize(plain, language),
    target: buildTokens(translation),
    links: Int32Array.from(translation.links.flat()),
  });
}

function buildTokens({ words, delimiters }: Pick<LinkedTranslation, "words" | "delimiters">): Tokens {
  let at = 0;
  const starts = Int32Array.from(words, (word, index) => {
    const start = at + (delimiters[index] ?? "").length;
    at = start + word.length;
    return start;
  });
  const ends = starts.map((start, index) => start + (words[index] ?? "").length);
  return { tokens: [...words], delimiters: [...delimiters], starts, ends };
}
