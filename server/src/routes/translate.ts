import type { HandlerInput } from "@openparlance/api";
import type { EngineMatch, EngineTranslation } from "@openparlance/engine";
import { tokenize, withoutTags } from "@openparlance/text";
import { sourceTokens } from "../rules/source-tokens.ts";
import { requireQueryableMemory } from "../services/access/access.ts";
import type { OperationContext, Routes } from "./context.ts";

export const translate = {
  async translateText({ containsICUData: isIcu, ...input }, context) {
    return translateAll({ ...input, isIcu }, context);
  },

  async translateTextByQuery({ containsICUData, contains_icu_data, ...input }, context) {
    return translateAll({ ...input, isIcu: containsICUData || contains_icu_data }, context);
  },
} satisfies Partial<Routes>;

type Input = Omit<HandlerInput<"translateText">, "containsICUData"> & { isIcu: boolean };

async function translateAll(input: Input, { store, engines, usageCounts, caller, signal }: OperationContext) {
  const { source, n, prefix, tm_matches: withMatches } = input;
  const memory = await requireQueryableMemory(store, caller, input.memory_id);
  const exact = { source, limit: n, minScore: 100, distinctTargets: { prefix: prefix ?? "" } };
  const [[matches = []], [translations = []]] = await Promise.all([
    withMatches && source !== "" ? engines.lookUp(memory, [exact], signal) : [],
    engines.translate(memory, [{ source, n, prefix, isIcu: input.isIcu }], signal),
  ]);
  usageCounts.count(caller, source);
  const detail: Detail = { isRich: input.rich, withTags: input.rich || input.project_tags };
  const { tokens, delimiters } = sourceTokens(source, memory.sourceLang, Boolean(prefix));
  return {
    untokenizedSource: source,
    tokenizedSource: tokens.join(" "),
    sourceDelimiters: delimiters,
    translation: [
      ...matches.map((match) => matchToWire(match, memory.targetLang, detail)),
      ...translations
        .map((translation) => (translation.isMatch ? copyOf(source, memory.sourceLang) : translation))
        .map((translation) => translationToWire(translation, detail)),
    ],
  };
}

interface Detail {
  isRich: boolean;
  withTags: boolean;
}

function matchToWire({ target: targetWithTags }: EngineMatch, language: string, { isRich, withTags }: Detail) {
  const target = withoutTags(targetWithTags);
  const { tokens, delimiters } = tokenize(target, language);
  return {
    target,
    ...(withTags && { targetWithTags }),
    score: 100,
    isTMMatch: true,
    ...(isRich && { targetWords: tokens, targetDelimiters: delimiters }),
  };
}

/** The source as its own translation, because a fuzzy match would look like a translation of this text. */
function copyOf(source: string, language: string): EngineTranslation {
  const target = withoutTags(source);
  const { tokens: words, delimiters } = tokenize(target, language);
  const isSame = sourceTokens(source, language).tokens.length === words.length;
  const links = isSame ? words.map((_, at): [number, number] => [at, at]) : [];
  return { target, targetWithTags: source, score: 0, words, delimiters, links, provenance: words.map(() => 0) };
}

function translationToWire(translation: EngineTranslation, { isRich, withTags }: Detail) {
  const { target, targetWithTags, score, words, delimiters, links, provenance } = translation;
  return {
    target,
    ...(withTags && { targetWithTags }),
    ...(isRich && { align: links.map(([from, to]) => `${from}-${to}`).join(" "), provenance: provenance.join(" ") }),
    score: scoreToWire(score),
    isTMMatch: false,
    ...(isRich && { targetWords: [...words], targetDelimiters: [...delimiters] }),
  };
}

/** A score with two digits. Only a score of 0 is sent as 0. */
const scoreToWire = (score: number): number => (score > 0 ? Math.max(0.01, Math.round(score * 100) / 100) : 0);
