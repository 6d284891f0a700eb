import type { CheckedSegment } from "@openparlance/engine";
import { parseLocale, withoutTags } from "@openparlance/text";
import type { PairsToEvaluate } from "./evaluate-pairs.ts";
import type { LearnedPair } from "./measure.ts";

export interface BilingualFile {
  sourceLanguage: string | undefined;
  targetLanguage: string | undefined;
  segments: readonly CheckedSegment[];
}

interface RequestedLanguages {
  source?: string | undefined;
  target?: string | undefined;
}

/** Reads a file with translations, of any format that has both languages. @throws FilterError */
export const readBilingualBytes = (
  name: string,
  bytes: Uint8Array,
  { source, target }: RequestedLanguages,
): Promise<BilingualFile> =>
  /\.(?:tmx|tmx\.zip|sdltm)$/i.test(name) ? readMemoryFile(name, bytes, source, target) : readFiltered(name, bytes);

/** The translations of a file in its languages; undefined if the target language isn't known. */
export function toPairs(file: BilingualFile, request: RequestedLanguages): PairsToEvaluate | undefined {
  const source = parseLocale(request.source ?? file.sourceLanguage ?? "en");
  const target = parseLocale(request.target ?? file.targetLanguage ?? "");
  if (!target) return undefined;
  return {
    languages: {
      source: source?.language ?? "en",
      target: target.language,
      sourceRegion: source?.region ?? null,
      targetRegion: target.region ?? null,
    },
    pairs: file.segments.filter(isTranslated).map(({ source, target }) => ({ source, target })),
  };
}

const isTranslated = ({ source, target }: LearnedPair): boolean =>
  withoutTags(source).trim() !== "" && withoutTags(target).trim() !== "";

async function readFiltered(name: string, bytes: Uint8Array): Promise<BilingualFile> {
  const { extract } = await import("../rules/extract.ts");
  const { segments, sourceLanguage, targetLanguage } = extract(name, bytes, { sourceLang: "en" });
  return {
    sourceLanguage,
    targetLanguage,
    segments: segments.map(({ source, target = "", maxLength }, at) => ({ id: at + 1, source, target, maxLength })),
  };
}

/** Reads the first two languages of a TMX file, unless others are requested; an SDLTM file needs the request. */
async function readMemoryFile(name: string, bytes: Uint8Array, source: string | undefined, target: string | undefined) {
  const { memoryReader, readWhole } = await import("@openparlance/filters");
  const head = new TextDecoder().decode(bytes.subarray(0, maxHeadBytes));
  const named = [...head.matchAll(/(?:srclang|lang)\s?=\s?["']([A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8}){0,3})["']/g)].map(
    ([, tag]) => tag,
  );
  const sourceLanguage = source ?? named[0] ?? "en";
  const targetLanguage = target ?? named.find((tag) => tag && primary(tag) !== primary(sourceLanguage));
  if (targetLanguage === undefined) return { sourceLanguage, targetLanguage, segments: [] };
  const pairs = readWhole(memoryReader(name, { sourceLanguage, targetLanguage }), bytes);
  return { sourceLanguage, targetLanguage, segments: pairs.map((pair, at) => ({ id: at + 1, ...pair })) };
}

const maxHeadBytes = 65_536;

const primary = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? "";
