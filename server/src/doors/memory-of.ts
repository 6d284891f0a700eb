import { findLocale } from "@openparlance/text";
import type { Detection } from "@openparlance/text/detect";
import { invalid, makeError, notALanguageTag } from "../core/errors.ts";
import { isSupported } from "../rules/language-pairs.ts";
import { requireExisting } from "../services/access/access.ts";
import { detectFileLanguage } from "../services/documents/detect-file-language.ts";
import { defaultMemory, type RequestedPair } from "../services/memories/default-memory.ts";
import type { QueryableMemory } from "../store/memories/memories.ts";
import type { DoorContext } from "./door.ts";

export interface SentLocale {
  language: string;
  region: string | null;
}

/** The languages of a request, and the names of their fields. */
export interface SentPair {
  /** Undefined to detect it. */
  source: SentLocale | undefined;
  target: SentLocale;
  names: { source: string; target: string };
}

/** Parses a language into its stored form. @throws ApiError `language` */
export function parseLanguage(name: string, sent: string): SentLocale {
  const locale = findLocale(sent);
  if (!locale) throw notALanguageTag(name, sent);
  return { language: locale.language, region: locale.region ?? null };
}

/** The memory in the URL. A memory of another organization is not found. @throws ApiError `not-found` */
export async function namedMemory({ services, caller, memoryId }: DoorContext): Promise<QueryableMemory | undefined> {
  if (memoryId === undefined) return undefined;
  return requireExisting(await services.store.memories.findQueryable(caller, memoryId), "memory", memoryId);
}

/** @throws ApiError when a memory has other languages */
export function requirePair({ id, sourceLang, targetLang }: QueryableMemory, pair: SentPair): void {
  const { source, target, names } = pair;
  const isOther = (language: string, sent: SentLocale | undefined) => sent !== undefined && sent.language !== language;
  if (isOther(sourceLang, source)) throw invalid(names.source, `${sourceLang}, the source language of memory ${id}`);
  if (isOther(targetLang, target)) throw invalid(names.target, `${targetLang}, the target language of memory ${id}`);
}

/** The memory of a pair, for requests without a memory. @throws ApiError `pair` */
export function memoryOfPair(
  { services, caller, program }: DoorContext,
  source: string,
  { language, region }: SentLocale,
): Promise<QueryableMemory> {
  if (!isSupported(source) || !isSupported(language)) throw makeError("pair", { a: source, b: language });
  const pair: RequestedPair = { sourceLang: source, targetLang: language, targetRegion: region };
  return defaultMemory(services.store, caller, pair, program);
}

/** The language of a text from which none can be detected, such as "OK". */
const fallback: Detection = { language: "en", confidence: 0 };

export async function detect({ services, caller, signal }: DoorContext, text: string): Promise<Detection> {
  const work = { organizationId: caller.organizationId, signal };
  const detection = text.trim() === "" ? fallback : await services.filters.detectLanguage(text, work);
  const language = findLocale(detection.language)?.language;
  return language === undefined || !isSupported(language) ? fallback : { ...detection, language };
}

/** The memory for translating a file. Detects the file's language if none was sent. */
export async function fileMemory(file: File, name: string, pair: SentPair, context: DoorContext) {
  const { source, target } = pair;
  const named = await namedMemory(context);
  if (named) {
    requirePair(named, pair);
    return named;
  }
  if (source) return memoryOfPair(context, source.language, target);
  const { services, caller, signal } = context;
  const work = { organizationId: caller.organizationId, signal };
  const { language } = await detectFileLanguage(services.filters, work, {
    name,
    sizeBytes: file.size,
    read: async () => file.stream(),
    readWhole: async () => new Uint8Array(await file.arrayBuffer()),
  });
  return memoryOfPair(context, language === "und" ? "en" : language, target);
}
