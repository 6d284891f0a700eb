import { readTags, rebuild, type Tokens, tokenize, withoutTags } from "@openparlance/text";
import { PhraseFinder } from "../../terms/index.ts";
import { sentenceEnd } from "../knowledge/language-model.ts";
import { linksBetween, type TranslationModel, type TranslationPair } from "../model/model.ts";
import { monotoneOptions, type OptionTable, type TranslationOption } from "../options/option.ts";
import type { RequiredWords } from "./required-words.ts";
import type { MachineTranslation } from "./translation.ts";

export interface Match extends TranslationPair {
  /** Percent, 75 to 100; 100 is the same text. */
  score: number;
}

/** The score of a translation that a person confirmed for exactly this text. */
const exactScore = 0.99;
/** The share of identical translations among 8,900 repeated texts in user-interface strings (English to Spanish). */
const exactConfidence = 0.92;
/**
 * The limit by which a repaired match may be less fluent, per word, than the translation of the decoder. Measured on
 * 399 held-out texts with a fuzzy match (user-interface strings, help pages and stories, to German and French). BLEU
 * and chrF2 are best from 0 to 0.4: 64.4 and 81.7, against 62.5 and 80.2 without repair and 62.9 and 80.8 when every
 * match is repaired.
 */
const maxFluencyLoss = 0.2;
/** The limit of translations tried for a differing span. */
const maxChoices = 10;
/** The limit of tokens in texts that are compared word by word. */
const maxTokens = 200;

/** The unchanged target of an exact match, without its inline tags if the source has none. */
export function verbatim(model: TranslationModel, source: Tokens, { id, target }: Match): MachineTranslation {
  const isTagged = readTags(rebuild(source.tokens, source.delimiters)).tags.length > 0;
  const text = isTagged ? target : withoutTags(target);
  const { tokens, delimiters } = tokenize(text, model.targetLanguage);
  const sentence = model.corpus.find(id);
  // The words are the same except for tags, which the alignment ignores.
  const isLearned = sentence >= 0 && model.corpus.targetOf(sentence).length === tokens.length;
  const links = isLearned
    ? Array.from(model.corpus.linksOf(sentence), (link): [number, number] => [link >>> 16, link & 0xffff])
    : linksBetween(model, rebuild(source.tokens, source.delimiters), text);
  return {
    target: rebuild(tokens, delimiters),
    words: tokens,
    delimiters,
    links: links.filter(([s, t]) => s < source.tokens.length && t < tokens.length),
    provenance: tokens.map(() => ({ kind: "memory", number: 1 })),
    score: exactScore,
    confidence: exactConfidence,
  };
}

/** The options of a text, its best translation without its matches, and its terms. */
export interface RepairParts {
  table: OptionTable;
  decoded: TranslationOption[] | undefined;
  required: readonly RequiredWords[];
}

/**
 * The match's target with the translation of every differing span inserted, as options in target order. Terms of which
 * no form is in the target are inserted as well. Returns undefined if the alignment doesn't show what to replace, or if
 * the result is less fluent than the translation of the decoder.
 */
export function repairMatch(
  model: TranslationModel,
  source: Int32Array,
  { id, target }: Match,
  { table, decoded, required }: RepairParts,
): TranslationOption[] | undefined {
  const sentence = model.corpus.find(id);
  if (sentence < 0 || !decoded) return undefined;
  const known = model.corpus.sourceOf(sentence);
  if (source.length > maxTokens || known.length > maxTokens) return undefined;
  const offsets = positions(known, source);
  if (required.length > 0) {
    const phrases = new PhraseFinder(withoutTags(target), model.targetLanguage);
    for (const term of required) if (!phrases.find(term.target)) makeDifferent(offsets, term);
  }
  const edits: Edit[] = [];
  for (const difference of differences(offsets, source.length)) {
    const edit = editFor(difference, model.corpus.linksOf(sentence), table);
    if (!edit) return undefined;
    edits.push(edit);
  }
  const repaired = bestChoice(edits, (chosen) => applyEdits(model, sentence, chosen, offsets), model);
  if (!repaired) return undefined;
  return fluencyPerWord(model, repaired) >= fluencyPerWord(model, decoded) - maxFluencyLoss ? repaired : undefined;
}

/** A difference: tokens `from`–`to` of the match's source are replaced by tokens `start`–`end` in the query. */
interface Difference {
  from: number;
  to: number;
  start: number;
  end: number;
}

/** A replacement for the target tokens `low`–`high`. */
interface Edit {
  low: number;
  high: number;
  choices: TranslationOption[][];
}

interface ChosenEdit {
  low: number;
  high: number;
  options: TranslationOption[];
}

/** Chooses replacements one after the other, so that the whole text is most fluent. */
function bestChoice(
  edits: Edit[],
  apply: (chosen: ChosenEdit[]) => TranslationOption[] | undefined,
  model: TranslationModel,
): TranslationOption[] | undefined {
  const chosen = edits.map(({ low, high, choices }) => ({ low, high, options: choices[0] as TranslationOption[] }));
  let best = apply(chosen);
  for (const [at, { choices }] of edits.entries()) {
    for (const options of choices.slice(1)) {
      const before = chosen[at] as ChosenEdit;
      chosen[at] = { ...before, options };
      const candidate = apply(chosen);
      if (candidate && best && likelihood(model, candidate) > likelihood(model, best)) best = candidate;
      else chosen[at] = before;
    }
  }
  return best;
}

/** The position of each token of `known` in `query`, by the longest common subsequence; −1 if the token is missing. */
function positions(known: Int32Array, query: Int32Array): Int32Array {
  const width = query.length + 1;
  const common = new Uint16Array((known.length + 1) * width);
  for (let k = known.length - 1; k >= 0; k--) {
    for (let q = query.length - 1; q >= 0; q--) {
      const at = k * width + q;
      common[at] =
        known[k] === query[q]
          ? (common[at + width + 1] as number) + 1
          : Math.max(common[at + width] as number, common[at + 1] as number);
    }
  }
  const offsets = new Int32Array(known.length).fill(-1);
  for (let k = 0, q = 0; k < known.length && q < query.length; ) {
    if (known[k] === query[q]) offsets[k++] = q++;
    else if ((common[(k + 1) * width + q] as number) >= (common[k * width + q + 1] as number)) k++;
    else q++;
  }
  return offsets;
}

/** Treats the tokens of a term as different, even if both texts have them. */
function makeDifferent(positions: Int32Array, { from, to }: RequiredWords): void {
  for (const [k, position] of positions.entries()) if (position >= from && position < to) positions[k] = -1;
}

/** @param length the number of tokens in the query */
function differences(positions: Int32Array, length: number): Difference[] {
  const found: Difference[] = [];
  let from = 0;
  let start = 0;
  for (let k = 0; k <= positions.length; k++) {
    const position = positions[k] ?? length;
    if (position < 0) continue;
    if (k > from || position > start) found.push({ from, to: k, start, end: position });
    from = k + 1;
    start = position + 1;
  }
  return found;
}

function editFor({ from, to, start, end }: Difference, links: Int32Array, table: OptionTable): Edit | undefined {
  const joined = monotoneOptions(table, start, end);
  if (!joined) return undefined;
  const choices = [joined, ...(table[start]?.[end - start] ?? []).slice(0, maxChoices).map((option) => [option])];
  // Words that are only added are inserted between the translations of their neighbors.
  const isAdded = from === to;
  const before = linkedSpan(links, from - 1, from);
  const own = isAdded ? { low: before.high, high: before.high } : linkedSpan(links, from, to);
  if (own.low > own.high || own.high < 0) return undefined;
  for (const link of links) {
    const [s, t] = [link >>> 16, link & 0xffff];
    if (!isAdded && t >= own.low && t < own.high && (s < from || s >= to)) return undefined;
    if (isAdded && s === to && t < own.low) return undefined;
  }
  return { ...own, choices };
}

/** The span of target tokens linked with source tokens `from`–`to`. */
function linkedSpan(links: Int32Array, from: number, to: number): { low: number; high: number } {
  let low = from < 0 ? 0 : 65536;
  let high = from < 0 ? 0 : -1;
  for (const link of links) {
    if (link >>> 16 < from || link >>> 16 >= to) continue;
    low = Math.min(low, link & 0xffff);
    high = Math.max(high, (link & 0xffff) + 1);
  }
  return { low, high };
}

function applyEdits(model: TranslationModel, sentence: number, edits: ChosenEdit[], positions: Int32Array) {
  const target = model.corpus.targetOf(sentence);
  const links = model.corpus.linksOf(sentence);
  const repaired: TranslationOption[] = [];
  const keep = (low: number, high: number) => {
    if (high > low) repaired.push(keepPiece(sentence, target.slice(low, high), low, links, positions));
  };
  let at = 0;
  for (const { low, high, options } of edits.sort((a, b) => a.low - b.low || a.high - b.high)) {
    if (low < at) return undefined;
    keep(at, low);
    repaired.push(...options);
    at = high;
  }
  keep(at, target.length);
  return repaired;
}

function keepPiece(
  sentence: number,
  words: Int32Array,
  low: number,
  links: Int32Array,
  positions: Int32Array,
): TranslationOption {
  const own: number[] = [];
  let end = 0;
  for (const link of links) {
    const position = positions[link >>> 16] as number;
    const t = (link & 0xffff) - low;
    if (position < 0 || t < 0 || t >= words.length) continue;
    own.push(position * 65536 + t);
    end = Math.max(end, position + 1);
  }
  const piece = { start: 0, end, words, links: Int32Array.from(own), origin: "memory" as const, sentence };
  return { ...piece, score: 0, estimate: 0, before: [0, 0, 0], after: [0, 0, 0] };
}

function likelihood(model: TranslationModel, options: TranslationOption[]): number {
  return options.reduce((sum, { score }) => sum + score, scoreFluency(model, options).score);
}

function fluencyPerWord(model: TranslationModel, options: TranslationOption[]): number {
  const { score, count } = scoreFluency(model, options);
  return score / count;
}

function scoreFluency({ fluency }: TranslationModel, options: TranslationOption[]): { score: number; count: number } {
  fluency.next = fluency.start();
  let score = 0;
  let count = 1;
  for (const { words } of options) {
    score = fluency.add(score, fluency.next, words);
    count += words.length;
  }
  return { score: score + fluency.score(fluency.next, sentenceEnd), count };
}
