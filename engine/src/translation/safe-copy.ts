import { findPlaceholders, keepsPlaceholders, rebuild, tokenize } from "@openparlance/text";
import { takeAway } from "../take-away.ts";
import type { SourceSegment } from "./segment.ts";
import { buildTranslation, copySource, type LinkedTranslation } from "./translation.ts";

type Source = Pick<SourceSegment, "source" | "prefix" | "isIcu" | "confirmed">;

/**
 * Whether a translation has the placeholders, URLs and character references of its source, and no others. Translations
 * that a person confirmed for exactly this text, and typed prefixes, are not checked.
 *
 * @param isLearned whether the translation was learned from people, who may translate URLs
 */
export function isSafe(segment: Source, target: string, isLearned = false): boolean {
  const { source, prefix = "", isIcu, confirmed = [] } = segment;
  if (confirmed.includes(target)) return true;
  if (keepsPlaceholders(source, target, { isIcu, mayMoveAddresses: isLearned })) return true;
  const typed = findPlaceholderTexts(prefix, isIcu);
  if (takeAway(typed, findPlaceholderTexts(source, isIcu)).length === 0) return false;
  return (
    takeAway(takeAway(findPlaceholderTexts(target, isIcu), typed), findPlaceholderTexts(source, isIcu)).length === 0
  );
}

/** The embedded translator's translations with the source's placeholders; some get them by replacement. */
export function withPlaceholders(segment: Source, translations: readonly LinkedTranslation[]): LinkedTranslation[] {
  return translations.flatMap((translation) => {
    if (isSafe(segment, translation.target, true)) return translation;
    const repaired = withOwnParts(segment, translation);
    if (!repaired?.target.startsWith(segment.prefix ?? "")) return [];
    return isSafe(segment, repaired.target, true) ? repaired : [];
  });
}

/** A copy of the source, with score 0. After a prefix, the placeholders that the prefix already has are left out. */
export function safeCopy({ source, prefix = "", isIcu }: Source, language: string): LinkedTranslation {
  const whole = copySource(source, language, prefix);
  if (prefix === "" || source.startsWith(prefix)) return whole;
  const typed = findPlaceholderTexts(prefix, isIcu);
  let rest = "";
  let end = 0;
  for (const part of findPlaceholders(source, isIcu)) {
    const at = typed.indexOf(part.text);
    if (at < 0) continue;
    typed.splice(at, 1);
    rest += source.slice(end, part.start).trimEnd();
    end = part.end;
  }
  if (end === 0) return whole;
  const target = `${prefix}${/\s$/u.test(prefix) ? "" : " "}${(rest + source.slice(end)).trim()}`;
  return buildTranslation(tokenize(target, language), [], { kind: "copy", number: 0 }, 0);
}

/** Replaces the placeholders of another sentence with the missing ones of the source, if there are as many. */
function withOwnParts({ source, isIcu }: Source, translation: LinkedTranslation): LinkedTranslation | undefined {
  const [own, actual] = [findPlaceholderTexts(source, isIcu), findPlaceholderTexts(translation.target, isIcu)];
  const [missing, surplus] = [takeAway(own, actual), takeAway(actual, own)];
  if (missing.length !== surplus.length) return undefined;
  const exchanged: number[] = [];
  const words = translation.words.map((word, index) => {
    const at = surplus.indexOf(word);
    if (at < 0) return word;
    surplus.splice(at, 1);
    exchanged.push(index);
    return missing.shift() as string;
  });
  if (missing.length > 0) return undefined;
  const provenance = translation.provenance.map((word, index) =>
    exchanged.includes(index) ? ({ kind: "placeable", number: 0 } as const) : word,
  );
  const { tagged: _, ...rest } = translation;
  return { ...rest, words, provenance, target: rebuild(words, [...translation.delimiters]) };
}

const findPlaceholderTexts = (text: string, isIcu: boolean | undefined): string[] =>
  findPlaceholders(text, isIcu).map(({ text }) => text);
