import { type ChainTranslation, confidenceOf, joinConfidence, soundCopy } from "@openparlance/engine";
import {
  findFixed,
  hasBranches,
  keepSpaces,
  keepsFixed,
  parseIcu,
  placeTags,
  readTags,
  rebuild,
  type Tokens,
  tokenize,
  writeTags,
} from "@openparlance/text";
import type { EngineTranslation } from "../ports/engine.ts";
import type { LearnerLanguages } from "./learner.ts";

/** Translates a plain text, best first; `tagged` is the same with its inline tags, if it has any. */
export type TranslatePlain = (
  plain: string,
  options: { n: number; prefix?: string; tagged?: string; isIcu?: boolean },
) => Promise<readonly ChainTranslation[]>;

export interface TranslateText {
  source: string;
  n: number;
  prefix?: string | undefined;
  isIcu?: boolean | undefined;
}

/**
 * Translations of a text with inline tags, which `targetWithTags` has again, with the whitespace next to them; best first,
 * with different targets.
 * Messages with ICU arguments that have branches are found by themselves: nothing else looks like them.
 */
export async function translateTagged(
  translate: TranslatePlain,
  { source, n, prefix, isIcu = false }: TranslateText,
  languages: LearnerLanguages,
): Promise<EngineTranslation[]> {
  const tagged = readTags(source);
  const isMessage = isIcu || hasBranches(tagged.plain);
  const parts = isMessage ? icuParts(tagged.plain) : undefined;
  const isBroken = parts === undefined && hasBranches(tagged.plain);
  const translations = isBroken
    ? [soundCopy({ source: tagged.plain, prefix: prefix ?? "" }, languages.source)]
    : parts
      ? await translateParts(translate, tagged.plain, parts, { n, prefix }, languages)
      : await translate(tagged.plain, {
          n,
          ...(prefix !== undefined && { prefix }),
          ...(tagged.tags.length > 0 && { tagged: source }),
        });
  const tokens = tokenize(tagged.plain, languages.source);
  return translations.map((translation) => ({
    target: translation.target,
    targetWithTags:
      translation.tagged ??
      writeTags(
        keepSpaces(
          tagged,
          placeTags(tagged, translation.target, {
            source: tokens,
            target: buildTokens(translation),
            links: Int32Array.from(translation.links.flat()),
          }),
        ),
      ),
    score: confidenceOf(translation),
    ...(translation.isMatch && { isMatch: true }),
    words: translation.words,
    delimiters: translation.delimiters,
    links: translation.links,
    provenance: summarizeProvenance(translation),
  }));
}

/** Words and delimiters of a target as tokens of it. */
function buildTokens({ words, delimiters }: Pick<ChainTranslation, "words" | "delimiters">): Tokens {
  let at = 0;
  const starts = Int32Array.from(words, (word, index) => {
    const start = at + (delimiters[index] ?? "").length;
    at = start + word.length;
    return start;
  });
  const ends = starts.map((start, index) => start + (words[index] ?? "").length);
  return { tokens: [...words], delimiters: [...delimiters], starts, ends };
}

/** Phrases of the memory count 1, 2, …, terms −1, −2, … in the order in which they appear. */
function summarizeProvenance({ provenance }: ChainTranslation): number[] {
  const numbersOf = (kind: "memory" | "term") => [
    ...new Set(provenance.filter((word) => word.kind === kind).map(({ number }) => number)),
  ];
  const [phrases, terms] = [numbersOf("memory"), numbersOf("term")];
  return provenance.map(({ kind, number }) => {
    if (kind === "memory") return 1 + phrases.indexOf(number);
    return kind === "term" ? -1 - terms.indexOf(number) : 0;
  });
}

type Part = ReturnType<typeof parseIcu>[number];

/** The parts of an ICU message; undefined for a text that is none, which is translated like any other. */
function icuParts(text: string): Part[] | undefined {
  try {
    return parseIcu(text);
  } catch {
    return undefined;
  }
}

/**
 * The n-th translation of the whole is made of the n-th of each part, or its last. Syntax becomes part of the
 * delimiters; what of the prefix is left for a part is given to it.
 */
async function translateParts(
  translate: TranslatePlain,
  source: string,
  parts: readonly Part[],
  { n, prefix = "" }: { n: number; prefix?: string | undefined },
  languages: LearnerLanguages,
): Promise<ChainTranslation[]> {
  const whole = tokenize(source, languages.source);
  const all: ChainTranslation[] = [];
  for (let rank = 0; rank < n; rank++) {
    const joined = new JoinedTranslation();
    for (const { kind, start, end } of parts) {
      const text = source.slice(start, end);
      const wanted = findRest(prefix, joined.target);
      const options = { n, isIcu: true, ...(wanted && { prefix: wanted }) };
      const candidates = kind === "text" && hasWords(text) ? await translate(text, options) : [];
      const found = candidates[Math.min(rank, candidates.length - 1)];
      const translation = found && withApostrophes(found, source[end]);
      if (translation) joined.add(translation, sourceTokens(whole, tokenize(text, languages.source), start));
      else joined.addSyntax(text);
    }
    all.push(joined.whole());
  }
  const sound = all.filter(({ target }) => prefix !== "" || isSameMessage(source, target));
  if (sound.length === 0) return [soundCopy({ source, prefix }, languages.source)];
  const seen = new Set<string>();
  return sound.filter(({ target }) => target.startsWith(prefix) && !seen.has(target) && seen.add(target));
}

/** Whether a text has letters besides its arguments. */
function hasWords(text: string): boolean {
  let rest = text;
  for (const { start, end } of findFixed(text, true).toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  return /\p{L}/u.test(rest);
}

/** Doubles an apostrophe of the text that would quote the syntax after it: `l'{name}`. @param next what follows the part */
function withApostrophes(translation: ChainTranslation, next = ""): ChainTranslation {
  const { words, delimiters } = translation;
  const isQuoting = (index: number) => {
    const word = words[index] as string;
    const after = (delimiters[index + 1] ?? "") + (words[index + 1] ?? "") || (index === words.length - 1 ? next : "");
    return /(?:^|[^'])'$/.test(word) && /^[{}#|]/.test(after) && word !== "'";
  };
  const doubled = words.map((word, index) => (isQuoting(index) ? `${word}'` : word));
  return { ...translation, words: doubled, target: rebuild(doubled, [...delimiters]) };
}

/** Whether both messages have the same arguments, selectors and branches, and their texts the same placeholders. */
function isSameMessage(source: string, target: string): boolean {
  const [wanted, found] = [icuParts(source), icuParts(target)];
  if (!wanted || wanted.length !== found?.length) return false;
  return wanted.every(({ kind, start, end }, index) => {
    const other = found[index] as Part;
    const [text, translated] = [source.slice(start, end), target.slice(other.start, other.end)];
    if (kind !== other.kind) return false;
    return kind === "syntax" ? text === translated : keepsFixed(text, translated, { isIcu: true });
  });
}

/** What of a prefix is still to come after a text. */
function findRest(prefix: string, text: string): string {
  return prefix.startsWith(text) ? prefix.slice(text.length) : "";
}

/** The number in the whole text of each token of a part that begins at `start`; −1 for one that is cut otherwise there. */
function sourceTokens(whole: Tokens, part: Tokens, start: number): number[] {
  return Array.from(part.starts, (at) => whole.starts.indexOf(start + at));
}

/** A translation that is put together from its parts. */
class JoinedTranslation {
  readonly #words: string[] = [];
  readonly #delimiters = [""];
  readonly #links: [number, number][] = [];
  readonly #provenance: ChainTranslation["provenance"][number][] = [];
  #score = 0;
  #confidence = 1;
  #phrases = 0;
  target = "";

  addSyntax(text: string): void {
    this.#delimiters.push((this.#delimiters.pop() ?? "") + text);
    this.target += text;
  }

  add(translation: ChainTranslation, sourceTokens: number[]): void {
    const { target, words, delimiters, links, provenance, score } = translation;
    const first = this.#words.length;
    this.#delimiters.push((this.#delimiters.pop() ?? "") + (delimiters[0] ?? ""), ...delimiters.slice(1));
    this.#words.push(...words);
    for (const [from, to] of links) {
      const token = sourceTokens[from] ?? -1;
      if (token >= 0) this.#links.push([token, first + to]);
    }
    const phrases = this.#phrases;
    for (const word of provenance) {
      const number = word.kind === "memory" ? phrases + word.number : word.number;
      this.#provenance.push({ ...word, number });
      if (word.kind === "memory") this.#phrases = Math.max(this.#phrases, number);
    }
    this.#score += score * words.length;
    this.#confidence *= confidenceOf(translation);
    this.target += target;
  }

  /** The score is the mean of the words'; the whole is right when all parts are. */
  whole(): ChainTranslation {
    return {
      target: this.target,
      words: this.#words,
      delimiters: this.#delimiters,
      links: this.#links,
      provenance: this.#provenance,
      score: this.#words.length === 0 ? 0 : this.#score / this.#words.length,
      confidence: joinConfidence(this.#confidence, this.#score),
    };
  }
}
