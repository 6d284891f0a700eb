import type { Tokens } from "@openparlance/text";
import { distinctTargets } from "../../distinct-targets.ts";
import type { Sliced } from "../../slices.ts";
import { decode } from "../decoder/decoder.ts";
import { emptyHypothesis } from "../decoder/hypothesis.ts";
import { bestPaths } from "../decoder/n-best.ts";
import { linksBetween, type TranslationModel } from "../model/model.ts";
import { addDraftOptions, type DraftWords } from "../options/draft-options.ts";
import type { OptionTable, SpanOptions, TranslationOption } from "../options/option.ts";
import { copyOption, memoryOptions } from "../options/options.ts";
import type { SentenceExclusion } from "../options/phrases.ts";
import { type PlainTokens, tokenizePlain } from "../text/accelerator.ts";
import { findFirstWord, trueCase } from "../text/casing.ts";
import { anyNumber, isWholeNumber } from "../text/numbers.ts";
import { dropForbidden } from "./forbidden-words.ts";
import { dropLeadingMarks } from "./leading-marks.ts";
import { dropWordsOfMarks } from "./lone-marks.ts";
import { prefixHypotheses, readPrefix } from "./prefix.ts";
import { type Match, type RepairParts, repairMatch, verbatim } from "./repair.ts";
import { type RequiredTerm, requiredWords, requireWords } from "./required-words.ts";
import { TargetWords } from "./target-words.ts";
import { type MachineTranslation, writeTranslation } from "./translation.ts";
import { unknownWordOptions } from "./unknown-words.ts";
import { joinWindows, type RankedTranslation, splitWindows, type TextWindow } from "./windows.ts";

/** The share of the effort for a text with a draft, which is already a good translation. */
const effortWithDraft = 0.1;

export interface TranslateOptions {
  /** The limit of translations with different texts, best first; 1 by default. */
  n?: number | undefined;
  /** Every translation begins with this text; its last word may continue. */
  prefix?: string | undefined;
  terms?: readonly RequiredTerm[];
  /** Phrases to avoid if the memory has other words. */
  forbidden?: readonly string[] | undefined;
  /** Whether the entry with this ID must not be used, such as one of the document itself. */
  excludes?: ((id: number) => boolean) | undefined;
  /** Best first. An exact match is used unchanged; one of 75 to 99 is repaired if that is better. */
  matches?: readonly Match[];
  /** A translation by another engine. Its phrases are used where the memory has none that fits better. */
  draft?: string;
  /** Whether the text continues another one, so that its translation may begin with any mark. */
  isContinued?: boolean | undefined;
  /** Keeps options for the next translation of the same text with the same `excludes`, to save time. */
  spans?: SpanOptions | undefined;
}

/**
 * Translates a plain text with the model, in slices. An empty text has no translation. Long texts are translated in
 * windows (see {@link splitWindows}), each with the current model. The prefix belongs to the first window.
 */
export function* translateInSlices(
  current: () => TranslationModel,
  text: string,
  options: TranslateOptions,
): Sliced<MachineTranslation[]> {
  const { n = 1, matches: [best] = [], prefix = "", terms = [] } = options;
  const model = current();
  const source = tokenizePlain(text, model.sourceLanguage);
  if (source.tokens.length === 0) return [];
  const exact = best?.score === 100 && prefix === "" ? [verbatim(model, source, best)] : [];
  if (n === 1 && exact.length > 0) return exact;
  const sorted = [...terms].sort((a, b) => a.start - b.start);
  const windows = splitWindows(source, text, markInside(source, sorted));
  const lists: RankedTranslation[][] = [];
  for (const window of windows) {
    if (lists.length > 0) yield true;
    lists.push(yield* translateWindow(current(), window, optionsFor(window, windows, options)));
  }
  const [single = []] = lists;
  const decoded = lists.length === 1 ? single.map(({ translation }) => translation) : joinWindows(windows, lists, n);
  return distinctTargets([...exact, ...decoded]).slice(0, n);
}

/** Creates a test of whether a term covers the start of a token. */
function markInside({ starts }: PlainTokens, sorted: readonly RequiredTerm[]): (at: number) => boolean {
  const inside = new Uint8Array(starts.length);
  let at = 0;
  for (const { start, end } of sorted) {
    while (at < starts.length && (starts[at] as number) <= start) at++;
    for (let token = at; token < starts.length && (starts[token] as number) < end; token++) inside[token] = 1;
  }
  return (token) => inside[token] === 1;
}

function optionsFor({ text, start }: TextWindow, windows: readonly TextWindow[], options: TranslateOptions) {
  if (windows.length === 1) return options;
  const { n, excludes, forbidden, spans, terms = [] } = options;
  const { prefix, isContinued } = start === 0 ? options : {};
  const end = start + text.length;
  const own = terms.filter((term) => term.start >= start && term.end <= end);
  return {
    n,
    excludes,
    forbidden,
    spans,
    prefix,
    isContinued,
    terms: own.map((term) => ({ ...term, start: term.start - start, end: term.end - start })),
  } satisfies TranslateOptions;
}

function* translateWindow(model: TranslationModel, window: TextWindow, options: TranslateOptions) {
  model.fluency.begin();
  try {
    return yield* translateFresh(model, window, options);
  } finally {
    model.fluency.end();
  }
}

function* translateFresh(
  model: TranslationModel,
  { source, text, start }: TextWindow,
  options: TranslateOptions,
): Sliced<RankedTranslation[]> {
  const { n = 1, excludes, matches = [], isContinued = start > 0 } = options;
  const ids = Int32Array.from(source.tokens, (token) => {
    return model.sourceWords.find(isWholeNumber(token) ? anyNumber : token.normalize("NFC").toLowerCase());
  });
  const skip = excludes && ((sentence: number) => excludes(model.corpus.idOf(sentence)));
  const table = yield* memoryOptions(ids, model, skip, options.spans);
  const targets = new TargetWords(model, source.tokens);
  const spell = (option: TranslationOption, at: number) => targets.spellingIn(option, at) ?? "";
  dropWordsOfMarks(table, source, spell);
  if (options.draft !== undefined) addDraftOptions(table, readDraft(options.draft, text, model, targets), model);
  const required = requiredWords(source, text, options.terms ?? [], model.targetLanguage, targets);
  dropForbidden(table, options.forbidden ?? [], model.targetLanguage, targets);
  requireWords(table, required, model);
  yield* fillGaps(table, source, model, targets, skip);
  const prefix = readPrefix(options.prefix ?? "", model.targetLanguage);
  const seeds = prefix ? yield* prefixHypotheses(prefix, ids, table, model, targets) : [emptyHypothesis(model.fluency)];
  const effort = options.draft === undefined ? 1 : effortWithDraft;
  const paths = yield* bestPaths(yield* decode(table, model.fluency, seeds, effort), n);
  const decoded = paths.map(({ hypotheses, score }) => ({
    options: hypotheses.flatMap(({ option }) => option ?? []),
    score,
  }));
  yield false;
  const parts = { table, decoded: decoded[0]?.options, required };
  const repaired = prefix ? undefined : repairBestMatch(model, source, ids, matches, parts, targets);
  // Exact matches don't increase the estimated quality of other translations.
  const [{ score: match } = { score: 0 }] = matches.filter(({ score }) => score < 100);
  const written = decoded.map(({ options: path, score }) => {
    const begun = prefix || isContinued ? path : dropLeadingMarks(path, source.tokens, spell);
    return { translation: writeTranslation(model, source, begun, targets, match, prefix), score };
  });
  return repaired ? [{ translation: repaired, score: written[0]?.score ?? 0 }, ...written] : written;
}

/** Reads the words of a draft with their links. The first word is spelled as inside sentences. */
function readDraft(draft: string, text: string, model: TranslationModel, targets: TargetWords): DraftWords {
  const { tokens } = tokenizePlain(draft, model.targetLanguage);
  const first = findFirstWord(tokens);
  return {
    words: Int32Array.from(tokens, (token, at) =>
      targets.id(at === first ? trueCase(token, model.targetLanguage, model.targetWords) : token),
    ),
    links: Int32Array.from(linksBetween(model, text, draft), ([from, to]) => from * 65536 + to),
  };
}

function repairBestMatch(
  model: TranslationModel,
  source: PlainTokens,
  ids: Int32Array,
  matches: readonly Match[],
  parts: RepairParts,
  targets: TargetWords,
): MachineTranslation | undefined {
  const best = matches[0];
  if (!best || best.score === 100) return undefined;
  const repaired = repairMatch(model, ids, best, parts);
  // A match with a number that the text doesn't have can't be repaired: its number can't be written.
  const isWhole = repaired?.every((option) =>
    option.words.every((_, at) => targets.spellingIn(option, at) !== undefined),
  );
  return repaired && isWhole ? writeTranslation(model, source, repaired, targets, best.score) : undefined;
}

/** Adds options for tokens that have none: the translations of known forms and parts, otherwise a copy. */
function* fillGaps(
  table: OptionTable,
  source: Tokens,
  model: TranslationModel,
  targets: TargetWords,
  skip: SentenceExclusion,
): Sliced<void> {
  const coveredByTerm = new Uint8Array(table.length);
  for (const [option] of table.flat()) {
    if (option?.origin === "term" || option?.origin === "placeable") coveredByTerm.fill(1, option.start, option.end);
  }
  for (const [at, row] of table.entries()) {
    if (row[1]?.length || coveredByTerm[at] === 1) continue;
    const token = source.tokens[at] as string;
    const isWord = /\p{L}/u.test(token);
    const guesses = isWord ? unknownWordOptions(at, token, model, skip) : [];
    row[1] = guesses.length > 0 ? guesses : [copyOption(at, targets.id(token), isWord ? "copy" : "placeable", model)];
    yield false;
  }
}
