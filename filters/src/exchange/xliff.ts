import { readTags } from "@openparlance/text";
import { getPrimaryLanguage } from "../languages.ts";
import { isCut } from "../xliff/segment-rows.ts";
import { buildInlineContent, findState, isUnstarted, isUnstartedSegment, untranslated } from "../xliff/unit-span.ts";
import { UnitReader, type XliffUnit } from "../xliff/units.ts";
import { findAttribute } from "../xml/elements.ts";
import { pairPieces, type XmlPiece } from "../xml/pieces.ts";
import type { Token, XmlScanner } from "../xml/scanner.ts";
import type { TagLocation } from "../xml/tags.ts";
import { ownToolId } from "./memory-xliff.ts";
import { readNativeCodes } from "./native-codes.ts";
import type { LanguagePair, MemoryPair } from "./pairs.ts";
import type { StreamReader } from "./stream.ts";
import { readContext } from "./tmx/context.ts";
import { type OnOtherLanguages, type StreamLimits, type TokenReader, XmlStream } from "./xml-stream.ts";

/**
 * A filter for segments of an SDLXLIFF file. A segment is selected if it matches any of the filters.
 *
 * - `confName`: the state in the definition of the segment; "Locked" matches any locked segment
 * - `allowablePercentage`: the minimum; −1 for any
 * - `allowUnlockedSegments`: if false, only locked segments match
 *
 * Source: contract of the API, operation importMemory.
 */
export interface SdlxliffFilter {
  confName: "Translated" | "Draft" | "ApprovedTranslation" | "Locked" | "SignedOff";
  allowablePercentage: number;
  allowUnlockedSegments: boolean;
}

/**
 * Reads the translated segments of an XLIFF file of any version, each `mrk` segment separately. A file of other
 * languages has none. Units with `translate="no"` are left out, and targets that are untranslated or rejected. The
 * codes of a file that `memoryXliffWriter` wrote become the original tags. In such a file, a unit without
 * `context-group` has an empty context, because the order of units has no meaning.
 */
export function xliffReader(languages: LanguagePair, limits: StreamLimits): StreamReader<MemoryPair> {
  return pairStream(languages, limits, (unit, isOwn) => {
    if (isUntranslated(unit)) return [];
    const { source, target, contexts = [] } = unit;
    const [from, to] = [source?.content.pieces, target?.content.pieces];
    const pairs =
      (isOwn && from && to && buildOwnPairs(from, to)) ||
      (isCut(unit) && pairsOfSegments(unit)) ||
      buildPairs(from, to);
    const context = readContext(contexts) ?? (isOwn ? {} : undefined);
    return context ? pairs.map((pair) => ({ ...pair, context })) : pairs;
  });
}

/** Reads the translated segments of an SDLXLIFF file that match one of the filters, or all if there are none. */
export function sdlxliffReader(
  languages: LanguagePair,
  filters: readonly SdlxliffFilter[] | undefined,
  limits: StreamLimits,
): StreamReader<MemoryPair> {
  if (!filters) return xliffReader(languages, limits);
  return pairStream(languages, limits, (unit) =>
    pairsOfSegments(unit, (tag) => filters.some((filter) => matchesFilter(filter, tag))),
  );
}

function isUntranslated(unit: XliffUnit): boolean {
  const state = findState(unit);
  const isDone = /^(?:translated|signed-off|final)$/.test(state ?? "");
  return untranslated.has(state) || isRejected(unit.tag) || isRejected(unit.target?.tag, isDone) || isFuzzy(unit.tag);
}

/** Whether a program inserted a translation of a similar source, and no one has confirmed it: memoQ or Phrase. */
function isFuzzy(tag: TagLocation): boolean {
  const status = findAttribute(tag, "mq:status") ?? "";
  if (/^(?:Pretranslated|AssembledFromFragments)$/.test(status))
    return Number(findAttribute(tag, "mq:percent") ?? 100) < 100;
  const isMatch = /^tm$/i.test(findAttribute(tag, "m:trans-origin") ?? "");
  return isMatch && findAttribute(tag, "m:confirmed") === "0" && Number(findAttribute(tag, "m:score")) < 1;
}

/**
 * Whether a reviewer rejected the target, by XLIFF 1.2, by `conf` of Trados Studio, or by memoQ. A target that isn't
 * done may also be the translation of another source.
 */
function isRejected(tag: TagLocation | undefined, isDone = true): boolean {
  const pattern = isDone ? /^rejected/i : /^(?:rejected|fuzzy-match)/i;
  return ["state-qualifier", "conf", "mq:status"].some((name) => pattern.test((tag && findAttribute(tag, name)) ?? ""));
}

/** @param isTaken whether the segment with this definition is read; by default, if it isn't rejected */
function pairsOfSegments(
  { segmented, target, segmentTags }: XliffUnit,
  isTaken = (tag: TagLocation | undefined): boolean => !isRejected(tag),
): MemoryPair[] {
  const targets = new Map(target?.content.segments.map(({ id, pieces }) => [id, pieces]));
  const segments = segmented?.content.segments.filter(({ id }) => isTaken(segmentTags?.get(id))) ?? [];
  return segments.flatMap(({ id, pieces }) => {
    const tag = segmentTags?.get(id);
    const pairs = buildPairs(pieces, targets.get(id));
    return tag && isUnstartedSegment(tag) ? pairs.filter(isNoCopy) : pairs;
  });
}

function buildPairs(source: readonly XmlPiece[] | undefined, target: readonly XmlPiece[] | undefined): MemoryPair[] {
  if (!source || !target) return [];
  const content = buildInlineContent(removeRevisions(source));
  return keepComplete({ source: content.source, target: buildInlineContent(removeRevisions(target), content).source });
}

const revisionPattern = /^<(?:[\w.-]+:)?mrk\s[^<>]*mtype\s*=\s*["']x-sdl-(?:feedback-)?(?:added|deleted|comment)["']/;

/** The text with the tracked changes of Trados Studio accepted. */
function removeRevisions(pieces: readonly XmlPiece[]): readonly XmlPiece[] {
  if (!pieces.some(({ raw }) => revisionPattern.test(raw))) return pieces;
  const partner = pairPieces(pieces);
  const isRevision = (index: number) => revisionPattern.test(pieces[index]?.raw ?? "");
  return pieces.filter((_, index) => !isRevision(index) && !isRevision(partner[index] as number));
}

/** @returns undefined when a code isn't in the form that we write */
function buildOwnPairs(from: readonly XmlPiece[], to: readonly XmlPiece[]): MemoryPair[] | undefined {
  const [source, target] = [readNativeCodes(from), readNativeCodes(to)];
  return source === undefined || target === undefined ? undefined : keepComplete({ source, target });
}

const isNoCopy = ({ source, target }: MemoryPair): boolean => readPlain(source) !== readPlain(target);

const readPlain = (text: string): string => readTags(text).plain.replace(/\s+/g, " ").trim();

/** A target of codes alone is no translation of a text. */
const keepComplete = (pair: MemoryPair): MemoryPair[] => {
  const { source, target } = pair;
  if (source.trim() === "" || target.trim() === "") return [];
  return target.startsWith("<") && readPlain(target) === "" && readPlain(source) !== "" ? [] : [pair];
};

function matchesFilter(filter: SdlxliffFilter, tag: TagLocation | undefined): boolean {
  const { confName, allowablePercentage, allowUnlockedSegments } = filter;
  if (!tag) return false;
  const isLocked = findAttribute(tag, "locked") === "true";
  const conf = findAttribute(tag, "conf") ?? "";
  const percentage = Number(findAttribute(tag, "percent") ?? 0);
  // Only this name differs from that in Studio.
  const isNamed = confName === "Locked" ? isLocked : conf.replace("ApprovedSignOff", "SignedOff") === confName;
  const isEnough = allowablePercentage < 0 || percentage >= allowablePercentage;
  return isNamed && isEnough && (allowUnlockedSegments || isLocked);
}

const pairStream = (
  languages: LanguagePair,
  limits: StreamLimits,
  pairsOfUnit: PairsOfUnit,
): StreamReader<MemoryPair> => new XmlStream(new PairReader(languages, pairsOfUnit, limits.onOtherLanguages), limits);

/** @param isOwn whether `memoryXliffWriter` wrote the file */
type PairsOfUnit = (unit: XliffUnit, isOwn: boolean) => MemoryPair[];

class PairReader implements TokenReader<MemoryPair> {
  readonly #units = new UnitReader();
  readonly #languages: LanguagePair;
  readonly #pairsOf: PairsOfUnit;
  readonly #onOther: OnOtherLanguages | undefined;

  constructor(languages: LanguagePair, pairsOfUnit: PairsOfUnit, onOther: OnOtherLanguages | undefined) {
    this.#languages = languages;
    this.#pairsOf = pairsOfUnit;
    this.#onOther = onOther;
  }

  accept(kind: Token, scanner: XmlScanner): MemoryPair[] | undefined {
    const unit = this.#units.accept(kind, scanner);
    if (!unit) return undefined;
    const { sourceLanguage, targetLanguage = unit.target && findAttribute(unit.target.tag, "xml:lang") } = this.#units;
    const isOurs =
      isSame(sourceLanguage, this.#languages.sourceLanguage) && isSame(targetLanguage, this.#languages.targetLanguage);
    const [file] = this.#units.languageTags;
    const isOwn = file !== undefined && findAttribute(file, "tool-id") === ownToolId;
    if (!isOurs) this.#onOther?.([sourceLanguage, targetLanguage]);
    if (!isOurs || !unit.isTranslatable) return [];
    const pairs = this.#pairsOf(unit, isOwn);
    const ofUnit = isUnstarted(unit) ? pairs.filter(isNoCopy) : pairs;
    return ofUnit.map((pair) => ({ ...pair, sourceLanguage, targetLanguage }));
  }
}

/** Whether a language is that of the memory. A file without a language is assumed to have it. */
const isSame = (ofFile: string | undefined, ofMemory: string): boolean =>
  ofFile === undefined || getPrimaryLanguage(ofFile) === getPrimaryLanguage(ofMemory);
