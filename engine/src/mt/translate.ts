import { type Tokens, tokenize } from "@parlance/text";
import { type PlainTokens, tokenizePlain } from "./accelerator.ts";
import { decode } from "./decoder.ts";
import { guessOptions } from "./guesses.ts";
import { emptyHypothesis, type Hypothesis } from "./hypothesis.ts";
import type { Model } from "./model.ts";
import { bestPaths } from "./n-best.ts";
import { anyNumber, isWholeNumber } from "./numbers.ts";
import type { Option, OptionTable } from "./option.ts";
import { copyOption, memoryOptions } from "./options.ts";
import type { Skip } from "./phrases.ts";
import { type Prefix, prefixHypotheses, readPrefix } from "./prefix.ts";
import { type Match, repairMatch, verbatim } from "./repair.ts";
import { type RequiredTerm, type RequiredWords, requiredWords, requireWords } from "./required-words.ts";
import { TargetWords } from "./target-words.ts";
import { type MachineTranslation, writeTranslation } from "./translation.ts";

export interface TranslateOptions {
  /** At most so many translations with different texts, best first; 1 when not given. */
  n?: number;
  /** Every translation begins with this text; its last word may go on. */
  prefix?: string;
  terms?: readonly RequiredTerm[];
  /** Says of an entry's id that it must not be used, such as a document's own. */
  excludes?: (id: number) => boolean;
  /** Matches of the memory, best first: an exact one is taken as it is, one of 75 to 99 is repaired where that is better. */
  matches?: readonly Match[];
}

/** Translates a plain text with the model. An empty text has no translation. */
export function translate(model: Model, text: string, options: TranslateOptions): MachineTranslation[] {
  const { n = 1, excludes, matches = [] } = options;
  const source = tokenizePlain(text, model.sourceLanguage);
  if (source.tokens.length === 0) return [];
  model.fluency.refresh();
  const ids = Int32Array.from(source.tokens, (token) => {
    return model.sourceWords.find(isWholeNumber(token) ? anyNumber : token.normalize("NFC").toLowerCase());
  });
  const skip = excludes && ((sentence: number) => excludes(model.corpus.idOf(sentence)));
  const table = memoryOptions(ids, model, skip);
  const targets = new TargetWords(model, source.tokens);
  const required = requiredWords(source, text, options.terms ?? [], model.targetLanguage, targets);
  requireWords(table, required, model);
  fillGaps(table, source, model, targets, skip);
  const prefix = prefixOf(options.prefix, model);
  const seeds = prefix ? prefixHypotheses(prefix, ids, table, model, targets) : [emptyHypothesis(model.fluency)];
  const decoded = bestPaths(decode(table, model, seeds), n).map(optionsOf);
  const first = prefix
    ? undefined
    : fromMatches(model, source, ids, matches, { table, decoded: decoded[0], required }, targets);
  const written = decoded.map((path) => writeTranslation(model, source, path, targets, prefix));
  return distinct(first ? [first, ...written] : written).slice(0, n);
}

function prefixOf(text: string | undefined, model: Model): Prefix | undefined {
  if (text === undefined) return undefined;
  const tokens = tokenize(text, model.targetLanguage);
  return text === "" ? undefined : readPrefix(tokens);
}

function optionsOf(path: Hypothesis[]): Option[] {
  return path.flatMap(({ option }) => (option ? [option] : []));
}

function distinct(translations: MachineTranslation[]): MachineTranslation[] {
  const seen = new Set<string>();
  return translations.filter(({ target }) => !seen.has(target) && seen.add(target));
}

function fromMatches(
  model: Model,
  source: PlainTokens,
  ids: Int32Array,
  matches: readonly Match[],
  { table, decoded, required }: { table: OptionTable; decoded: Option[] | undefined; required: RequiredWords[] },
  targets: TargetWords,
): MachineTranslation | undefined {
  const best = matches[0];
  if (best?.score === 100) return verbatim(model, source, best);
  const repaired = best && decoded && repairMatch(model, ids, best, { table, decoded, required });
  // A number of the match that the text does not have stands for itself no more.
  const isWhole = repaired?.every((option) =>
    option.words.every((_, at) => targets.spellingIn(option, at) !== undefined),
  );
  return repaired && isWhole ? writeTranslation(model, source, repaired, targets) : undefined;
}

/** A token for which there is no option is translated by what is known of its forms and parts, else stays as it is. */
function fillGaps(table: OptionTable, source: Tokens, model: Model, targets: TargetWords, skip: Skip): void {
  const coveredByTerm = new Uint8Array(table.length);
  for (const [start, row] of table.entries()) {
    for (let end = start + 1; end < row.length; end++) {
      const option = row[end]?.[0];
      if (option?.origin === "term" || option?.origin === "placeable") coveredByTerm.fill(1, option.start, option.end);
    }
  }
  for (const [at, row] of table.entries()) {
    if (row[at + 1]?.length || coveredByTerm[at] === 1) continue;
    const token = source.tokens[at] as string;
    const isWord = /\p{L}/u.test(token);
    const guesses = isWord ? guessOptions(at, token, model, skip) : [];
    row[at + 1] =
      guesses.length > 0 ? guesses : [copyOption(at, targets.id(token), isWord ? "copy" : "placeable", model)];
  }
}
