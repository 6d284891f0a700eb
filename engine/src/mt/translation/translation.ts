import { capitalize, rebuild, type Tokens } from "@openparlance/text";
import type { TranslationModel } from "../model/model.ts";
import type { Origin, TranslationOption } from "../options/option.ts";
import { type PlainTokens, withAccelerator } from "../text/accelerator.ts";
import { findFirstWord, isAllCaps, isCaselessSentence, startsWithCapital } from "../text/casing.ts";
import { countPieces, estimateConfidence } from "./confidence.ts";
import type { Prefix } from "./prefix.ts";
import { estimateQuality } from "./score.ts";
import { countSeams } from "./seams.ts";
import type { TargetWords } from "./target-words.ts";
import { writtenSpacing } from "./written-spacing.ts";

/**
 * The origin of a word of a translation. Words with the same `number` are one phrase of the memory (1, 2, …) or the
 * same term (the caller's number, such as its ID). `number` is 0 for all other kinds.
 */
export interface WordProvenance {
  kind: Origin;
  number: number;
}

/** A translation with the origins of its words. */
export interface MachineTranslation {
  target: string;
  /** Target tokens; `delimiters` has one more, and d0 w0 d1 … dn is `target`. */
  words: string[];
  delimiters: string[];
  /** Pairs of source token and target token, ascending. */
  links: [number, number][];
  provenance: WordProvenance[];
  /** The expected quality, 0 (nothing known) to 1: see `estimateQuality`. */
  score: number;
  /** The chance, 0 (nothing known) to 1, that a person leaves it unchanged: see `estimateConfidence`. */
  confidence: number;
}

/**
 * Writes the words of the options in order, spaced as in the memory. The case of the source's first word (or of a
 * source in capitals) and the source's accelerator are copied. The prefix is written unchanged.
 *
 * @param match the score of the closest match, percent; 0 if there is none
 */
export function writeTranslation(
  model: TranslationModel,
  source: PlainTokens,
  options: TranslationOption[],
  targets: TargetWords,
  match: number,
  prefix?: Prefix,
): MachineTranslation {
  const ids = options.flatMap(({ words }) => [...words]);
  const spellings = options.flatMap((option) =>
    Array.from(option.words, (_, at) => targets.spellingIn(option, at) ?? ""),
  );
  const words = matchCase(source, spellings, model.targetLanguage);
  const links = collectLinks(options);
  const written = writtenSpacing(source, words, links, model.targetLanguage);
  const delimiters = [source.delimiters[0] as string];
  for (let right = 1; right < ids.length; right++) {
    const left = right - 1;
    delimiters.push(
      written(right, delimiters) ??
        model.spacing.between(ids[left] as number, words[left] as string, ids[right] as number, words[right] as string),
    );
  }
  if (words.length > 0) delimiters.push(source.delimiters.at(-1) as string);
  if (prefix) putPrefix(prefix, words, delimiters);
  const seams = countSeams(options, model.languageModel);
  const quality = estimateQuality(options, source.tokens.length, seams, match);
  const pieces = countPieces(options.map(({ origin }) => origin));
  const translation = {
    target: rebuild(words, delimiters),
    words,
    delimiters,
    links,
    provenance: collectProvenance(options),
    score: quality,
    confidence: estimateConfidence({ quality, tokens: source.tokens.length, unseen: seams.unseen, ...pieces }),
  };
  return withAccelerator(translation, source, model.targetLanguage, prefix?.words.length ?? 0);
}

/** Links of the whole text, ascending. */
export function collectLinks(options: TranslationOption[]): [number, number][] {
  const links: [number, number][] = [];
  let first = 0;
  for (const option of options) {
    for (const link of option.links) links.push([option.start + (link >>> 16), first + (link & 0xffff)]);
    first += option.words.length;
  }
  return links.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function collectProvenance(options: TranslationOption[]): WordProvenance[] {
  let phrases = 0;
  return options.flatMap(({ origin, words, term }) => {
    const number = origin === "memory" ? ++phrases : (term ?? 0);
    return Array.from(words, () => ({ kind: origin, number }));
  });
}

function matchCase(source: Tokens, words: string[], language: string): string[] {
  if (isAllCaps(source.tokens)) return words.map((word) => word.toUpperCase());
  const first = findFirstWord(words);
  const isStart = startsWithCapital(source.tokens) || isCaselessSentence(source.tokens);
  if (first >= 0 && isStart) words[first] = capitalize(words[first] as string, language);
  return words;
}

function putPrefix({ tokens, words: wanted, isPartial }: Prefix, words: string[], delimiters: string[]): void {
  for (let at = 0; at < wanted.length; at++) {
    const input = tokens.tokens[at] as string;
    const goesOn = isPartial && at === wanted.length - 1;
    words[at] = goesOn ? input + (words[at] as string).slice(input.length) : input;
    delimiters[at] = tokens.delimiters[at] as string;
  }
  const after = tokens.delimiters.at(-1) as string;
  if (!isPartial) delimiters[wanted.length] = after;
  if (delimiters.length === 0) delimiters.push(after);
}
