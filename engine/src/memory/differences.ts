import { isWord, readTags, type Tokens, tokenize, withoutTags } from "@parlance/text";
import { align } from "./align.ts";
import { foldText } from "./grams.ts";
import { scoreOf } from "./score.ts";

/** In what two texts differ. */
export type Difference = "numbers" | "tags" | "case" | "punctuation" | "words" | "spacing";

export interface Comparison {
  /** As the score, but counted in words and numbers instead of characters; punctuation does not count. */
  wordScore: number;
  /** Each kind once, in the order of {@link Difference}. */
  differences: Difference[];
}

const kinds: readonly Difference[] = ["numbers", "tags", "case", "punctuation", "words", "spacing"];

/** Compares two texts for reports; tokens are paired by the fewest edits. */
export function compare(one: string, other: string, language: string): Comparison {
  const [left, right] = [tokensOf(one, language), tokensOf(other, language)];
  const found = new Set<Difference>();
  if (tagsOf(one) !== tagsOf(other)) found.add("tags");
  for (const [leftAt, rightAt] of align(left.tokens, right.tokens)) {
    const [leftToken, rightToken] = [left.tokens[leftAt], right.tokens[rightAt]];
    if (leftToken !== rightToken) for (const kind of kindsOf(leftToken, rightToken)) found.add(kind);
    else if (left.delimiters[leftAt] !== right.delimiters[rightAt]) found.add("spacing");
  }
  if (left.delimiters.at(-1) !== right.delimiters.at(-1)) found.add("spacing");
  return { wordScore: wordScore(left.tokens, right.tokens), differences: kinds.filter((kind) => found.has(kind)) };
}

/** Whether two texts that are equal in their normalised form have the same tags at the same places. */
export function haveSameTags(one: string, other: string): boolean {
  return one === other || withoutSpace(one) === withoutSpace(other);
}

function withoutSpace(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, "");
}

function tagsOf(text: string): string {
  return readTags(text)
    .tags.map((tag) => tag.text)
    .join("");
}

function tokensOf(text: string, language: string): Tokens {
  return tokenize(withoutTags(text).normalize("NFC"), language);
}

function wordScore(left: readonly string[], right: readonly string[]): number {
  const [one, other] = [left.filter(isWord), right.filter(isWord)];
  const distance = align(one, other).filter(([from, to]) => one[from] !== other[to]).length;
  return scoreOf(distance, Math.max(one.length, other.length));
}

function kindsOf(left: string | undefined, right: string | undefined): Difference[] {
  if (left !== undefined && right !== undefined) {
    if (foldText(left) === foldText(right)) return ["case"];
    const [one, other] = [kindOf(left), kindOf(right)];
    return one === other ? [one] : [one, other];
  }
  return [kindOf(left ?? right ?? "")];
}

function kindOf(token: string): Difference {
  if (/\p{N}/u.test(token)) return "numbers";
  return isWord(token) ? "words" : "punctuation";
}
