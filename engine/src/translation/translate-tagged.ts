import {
  type CollapsedText,
  collapseNotes,
  expandNotes,
  hasBranches,
  readTags,
  rebuild,
  withoutTags,
  writeTags,
} from "@openparlance/text";
import type { LanguagePair } from "../language-pair.ts";
import { confidenceOf } from "./confidence.ts";
import type { EngineTranslation } from "./engine-translation.ts";
import { placeInto } from "./place-into.ts";
import { safeCopy } from "./safe-copy.ts";
import { icuParts, type TranslatePlain, translateParts } from "./translate-message.ts";
import type { ChainTranslation } from "./translation.ts";

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
  { source: input, n, prefix, isIcu = false }: TranslateText,
  languages: LanguagePair,
): Promise<EngineTranslation[]> {
  // What a person typed may have the numbers of notes.
  const { text: source, notes } = prefix ? { text: input, notes: noNotes } : collapseNotes(input);
  const tagged = readTags(source);
  const plain = withoutTags(source);
  const isMessage = isIcu || hasBranches(tagged.plain);
  const parts = isMessage ? icuParts(tagged.plain) : undefined;
  const isBroken = parts === undefined && hasBranches(tagged.plain);
  const translations = isBroken
    ? [safeCopy({ source: plain, prefix: prefix ?? "" }, languages.source)]
    : parts
      ? await translateParts(translate, tagged, parts, { n, prefix }, languages)
      : await translate(plain, {
          n,
          ...(prefix !== undefined && { prefix }),
          ...(tagged.tags.length > 0 && { tagged: source }),
        });
  const served = translations.map((translation) => ({
    target: translation.target,
    targetWithTags: translation.tagged ?? writeTags(placeInto(translation, tagged, languages.source)),
    score: confidenceOf(translation),
    ...(translation.isMatch && { isMatch: true }),
    words: translation.words,
    delimiters: translation.delimiters,
    links: translation.links,
    provenance: summarizeProvenance(translation),
  }));
  return notes.size === 0 ? served : served.map((translation) => withNotes(translation, notes));
}

const noNotes: CollapsedText["notes"] = new Map();

/** The numbers of notes again, in the text between the words. */
function withNotes(translation: EngineTranslation, notes: CollapsedText["notes"]): EngineTranslation {
  const { targetWithTags, words } = translation;
  const delimiters = [...translation.delimiters];
  for (const [tag, note] of notes) {
    const at = targetWithTags.indexOf(tag);
    if (at < 0) continue;
    const index = countWordsBefore(words, lengthOf(withoutTags(targetWithTags.slice(0, at))));
    const mark = withoutTags(note);
    const between = delimiters[index] ?? "";
    delimiters[index] = index === 0 ? `${between}${mark} ` : ` ${mark}${between}`;
  }
  const target = rebuild([...words], delimiters);
  return { ...translation, target, targetWithTags: expandNotes(targetWithTags, notes), delimiters };
}

const lengthOf = (text: string): number => text.replace(/\s/gu, "").length;

/** How many words are in so many characters of a text, whitespace not counted. */
function countWordsBefore(words: readonly string[], characters: number): number {
  let left = characters;
  const next = words.findIndex((word) => {
    left -= lengthOf(word);
    return left < 0;
  });
  return next < 0 ? words.length : next;
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
