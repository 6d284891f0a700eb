import { findFixed, keepsFixed, rebuild, tokenize } from "@openparlance/text";
import type { ChainSegment } from "./segment.ts";
import { buildTranslation, type ChainTranslation, copySource } from "./translation.ts";

type Source = Pick<ChainSegment, "source" | "prefix" | "isIcu" | "confirmed">;

/**
 * Whether a translation has the placeholders, addresses and character references of its source, and no others. What a
 * person confirmed for the very text is taken as it is, and so is what a person typed as prefix.
 *
 * @param isLearned whether it was learned from people, who may translate addresses
 */
export function isSound(segment: Source, target: string, isLearned = false): boolean {
  const { source, prefix = "", isIcu, confirmed = [] } = segment;
  if (confirmed.includes(target)) return true;
  if (keepsFixed(source, target, { isIcu, mayMoveAddresses: isLearned })) return true;
  const typed = findFixedTexts(prefix, isIcu);
  if (without(typed, findFixedTexts(source, isIcu)).length === 0) return false;
  return without(without(findFixedTexts(target, isIcu), typed), findFixedTexts(source, isIcu)).length === 0;
}

/** The translations of the embedded translator that are sound, some after a placeholder of the memory was exchanged. */
export function filterSound(segment: Source, translations: readonly ChainTranslation[]): ChainTranslation[] {
  return translations.flatMap((translation) => {
    if (isSound(segment, translation.target, true)) return translation;
    const mended = withOwnParts(segment, translation);
    if (!mended?.target.startsWith(segment.prefix ?? "")) return [];
    return isSound(segment, mended.target, true) ? mended : [];
  });
}

/** The source as its own translation, score 0; after a prefix without what the prefix has of it. */
export function soundCopy({ source, prefix = "", isIcu }: Source, language: string): ChainTranslation {
  const whole = copySource(source, language, prefix);
  if (prefix === "" || source.startsWith(prefix)) return whole;
  const typed = findFixedTexts(prefix, isIcu);
  let rest = "";
  let end = 0;
  for (const part of findFixed(source, isIcu)) {
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

/** Words that are placeholders of another sentence become those of the source, where as many are missing. */
function withOwnParts({ source, isIcu }: Source, translation: ChainTranslation): ChainTranslation | undefined {
  const [own, had] = [findFixedTexts(source, isIcu), findFixedTexts(translation.target, isIcu)];
  const [missing, foreign] = [without(own, had), without(had, own)];
  if (missing.length !== foreign.length) return undefined;
  const exchanged: number[] = [];
  const words = translation.words.map((word, index) => {
    const at = foreign.indexOf(word);
    if (at < 0) return word;
    foreign.splice(at, 1);
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

const findFixedTexts = (text: string, isIcu: boolean | undefined): string[] =>
  findFixed(text, isIcu).map(({ text }) => text);

/** The parts that are left of `all` when each of `taken` is taken once. */
function without(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return all.filter((part) => {
    const at = left.indexOf(part);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
