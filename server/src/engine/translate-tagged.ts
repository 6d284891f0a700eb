import type { MachineTranslation, TranslateOptions } from "@parlance/engine";
import { parseIcu, placeTags, readTags, type Tokens, tokenize, writeTags } from "@parlance/text";
import type { EngineTranslation } from "../ports.ts";
import type { Languages } from "./learner.ts";

/** Translates a plain text, best first. */
export type TranslatePlain = (plain: string, options: Pick<TranslateOptions, "n" | "prefix">) => MachineTranslation[];

export interface TranslateText {
  source: string;
  n: number;
  prefix?: string | undefined;
  isIcu?: boolean | undefined;
}

/** Translations of a text with inline tags, which stand again in `targetWithTags`; best first, with different targets. */
export function translateTagged(
  translate: TranslatePlain,
  { source, n, prefix, isIcu = false }: TranslateText,
  languages: Languages,
): EngineTranslation[] {
  const tagged = readTags(source);
  const parts = isIcu ? icuParts(tagged.plain) : undefined;
  const translations = parts
    ? translateParts(translate, tagged.plain, parts, { n, prefix }, languages)
    : translate(tagged.plain, { n, ...(prefix !== undefined && { prefix }) });
  const tokens = tokenize(tagged.plain, languages.source);
  return translations.map((translation) => ({
    target: translation.target,
    targetWithTags: writeTags(
      placeTags(tagged, translation.target, {
        source: tokens,
        target: tokensOf(translation),
        links: Int32Array.from(translation.links.flat()),
      }),
    ),
    score: translation.score,
    words: translation.words,
    delimiters: translation.delimiters,
    links: translation.links,
    provenance: provenanceOf(translation),
  }));
}

/** Words and delimiters of a target as tokens of it. */
function tokensOf({ words, delimiters }: Pick<MachineTranslation, "words" | "delimiters">): Tokens {
  let at = 0;
  const starts = Int32Array.from(words, (word, index) => {
    const start = at + (delimiters[index] ?? "").length;
    at = start + word.length;
    return start;
  });
  const ends = starts.map((start, index) => start + (words[index] ?? "").length);
  return { tokens: words, delimiters, starts, ends };
}

/** Phrases of the memory count 1, 2, …, terms −1, −2, … in the order in which they appear. */
function provenanceOf({ provenance }: MachineTranslation): number[] {
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
function translateParts(
  translate: TranslatePlain,
  source: string,
  parts: readonly Part[],
  { n, prefix = "" }: { n: number; prefix?: string | undefined },
  languages: Languages,
): MachineTranslation[] {
  const whole = tokenize(source, languages.source);
  const all = Array.from({ length: n }, (_, rank) => {
    const joined = new JoinedTranslation();
    for (const { kind, start, end } of parts) {
      const text = source.slice(start, end);
      const wanted = restOf(prefix, joined.target);
      const candidates = kind === "text" ? translate(text, { n, ...(wanted && { prefix: wanted }) }) : [];
      const translation = candidates[Math.min(rank, candidates.length - 1)];
      if (translation) joined.add(translation, sourceTokens(whole, tokenize(text, languages.source), start));
      else joined.addSyntax(text);
    }
    return joined.whole();
  });
  const seen = new Set<string>();
  return all.filter(({ target }) => target.startsWith(prefix) && !seen.has(target) && seen.add(target));
}

/** What of a prefix is still to come behind a text. */
function restOf(prefix: string, text: string): string {
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
  readonly #provenance: MachineTranslation["provenance"] = [];
  #score = 0;
  #phrases = 0;
  target = "";

  addSyntax(text: string): void {
    this.#delimiters.push((this.#delimiters.pop() ?? "") + text);
    this.target += text;
  }

  add({ target, words, delimiters, links, provenance, score }: MachineTranslation, sourceTokens: number[]): void {
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
    this.target += target;
  }

  /** The score is the mean of the words'. */
  whole(): MachineTranslation {
    return {
      target: this.target,
      words: this.#words,
      delimiters: this.#delimiters,
      links: this.#links,
      provenance: this.#provenance,
      score: this.#words.length === 0 ? 0 : this.#score / this.#words.length,
    };
  }
}
