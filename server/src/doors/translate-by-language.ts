import type { QueryableMemory } from "../store/memories/memories.ts";
import type { DoorContext } from "./door.ts";
import { detect, memoryOfPair, namedMemory, requirePair, type SentPair } from "./memory-of.ts";
import { type TextOptions, translateTexts } from "./texts/translate-texts.ts";

export interface TranslatedText {
  source: string;
  /** 0 to 1; undefined when the client sent the language. */
  confidence: number | undefined;
  /** Best first. */
  targets: string[];
}

/** Translates texts whose language may be unknown, each with the memory of its language, or all with `memory`. */
export async function translateByLanguage(
  texts: readonly string[],
  pair: SentPair,
  options: TextOptions,
  context: DoorContext,
  memory?: QueryableMemory,
): Promise<TranslatedText[]> {
  const { source, target } = pair;
  const { services, caller, signal } = context;
  const named = memory ?? (await namedMemory(context));
  if (named) requirePair(named, pair);
  const known = source?.language ?? named?.sourceLang;
  const detected = await Promise.all(
    texts.map(async (text) => {
      if (known !== undefined) return { text, language: known, confidence: undefined };
      const { language, confidence } = await detect(context, text);
      return { text, language, confidence };
    }),
  );
  const targets = new Map<(typeof detected)[number], string[]>();
  for (const [language, own] of Map.groupBy(detected, (each) => each.language)) {
    if (language === target.language) {
      for (const each of own) targets.set(each, [each.text]);
      continue;
    }
    const used = named ?? (await memoryOfPair(context, language, target));
    const sources = own.map(({ text }) => text);
    const translated = await translateTexts(sources, options, { services, caller, memory: used, signal });
    for (const [index, each] of own.entries()) targets.set(each, translated[index] ?? [each.text]);
  }
  return detected.map((each) => ({
    source: each.language,
    confidence: each.confidence,
    targets: targets.get(each) ?? [each.text],
  }));
}
