import { type ChainTranslation, confidenceOf, soundCopy } from "@openparlance/engine";
import { hasBranches, readTags, withoutTags, writeTags } from "@openparlance/text";
import type { EngineTranslation } from "../ports/engine.ts";
import type { LearnerLanguages } from "./learner.ts";
import { placeInto } from "./place-into.ts";
import { icuParts, translateParts } from "./translate-message.ts";

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
  const plain = withoutTags(source);
  const isMessage = isIcu || hasBranches(tagged.plain);
  const parts = isMessage ? icuParts(tagged.plain) : undefined;
  const isBroken = parts === undefined && hasBranches(tagged.plain);
  const translations = isBroken
    ? [soundCopy({ source: plain, prefix: prefix ?? "" }, languages.source)]
    : parts
      ? await translateParts(translate, tagged, parts, { n, prefix }, languages)
      : await translate(plain, {
          n,
          ...(prefix !== undefined && { prefix }),
          ...(tagged.tags.length > 0 && { tagged: source }),
        });
  return translations.map((translation) => ({
    target: translation.target,
    targetWithTags: translation.tagged ?? writeTags(placeInto(translation, tagged, languages.source)),
    score: confidenceOf(translation),
    ...(translation.isMatch && { isMatch: true }),
    words: translation.words,
    delimiters: translation.delimiters,
    links: translation.links,
    provenance: summarizeProvenance(translation),
  }));
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
