import type { NumberedSegment } from "./open-ai-prompt.ts";
import { ProviderError, valueAt } from "./request.ts";

/** A translation is at most this many times as long as its source, but may always have this number of characters. */
const [maxGrowth, minAllowed] = [6, 200];

/**
 * Without a model's thoughts, code fences, or an introduction. @throws ProviderError when cut off, empty, or far too
 * long
 */
export function readTranslation(choice: unknown, source: string): string {
  const text = cleanText(readContent(choice), source);
  if (!isPlausible(text, source)) throw new ProviderError("The response is not a translation.", 200);
  return text;
}

/**
 * The translations in a response for a batch, by the IDs of its segments. A segment is left out if its ID is missing,
 * occurs twice, or has no plausible text. Unknown IDs are ignored. If most sources have the same text, for example
 * because a model obeys one of them, the result is empty, as for invalid JSON.
 */
export function readBatch(choice: unknown, numbered: readonly NumberedSegment[]): Map<string, string> {
  const sources = new Map(numbered.map(({ id, segment }) => [id, segment.tagged ?? segment.source]));
  const texts = new Map<string, string>();
  const doubtful = new Set<string>();
  for (const entry of entriesIn(valueAt(choice, "message", "content"))) {
    const [id, text] = [String(valueAt(entry, "id")), valueAt(entry, "text")];
    const source = sources.get(id);
    if (source === undefined) continue;
    if (texts.has(id) || typeof text !== "string" || !isPlausible(text.trim(), source)) doubtful.add(id);
    else texts.set(id, text.trim());
  }
  for (const id of doubtful) texts.delete(id);
  return isMonotonous(texts, sources) ? new Map() : texts;
}

/** From this number of distinct sources on, the same translation for most of a batch is no coincidence. */
const minSame = 3;

function isMonotonous(matches: ReadonlyMap<string, string>, sources: ReadonlyMap<string, string>): boolean {
  const byText = Map.groupBy(matches, ([, text]) => text);
  const distinct = (ids: Iterable<string>) => new Set(Array.from(ids, (id) => sources.get(id)?.toLowerCase())).size;
  return [...byText.values()].some((entries) => {
    const same = distinct(entries.map(([id]) => id));
    return same >= minSame && 2 * same > distinct(sources.keys());
  });
}

function entriesIn(content: unknown): unknown[] {
  if (typeof content !== "string") return [];
  const text = withoutThoughts(content);
  const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  try {
    const list = valueAt(JSON.parse(json), "translations");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function readContent(choice: unknown): string {
  // Half a sentence would look like a complete translation.
  if (valueAt(choice, "finish_reason") === "length") throw new ProviderError("The response was cut off.", 200);
  const content = valueAt(choice, "message", "content");
  if (typeof content !== "string") throw new ProviderError("The response has no text at message.content.", 200);
  return content;
}

/** Local models write their thoughts before the response. */
const withoutThoughts = (text: string): string => text.replace(/^\s*<think>[\s\S]*?<\/think>/i, "");

function cleanText(content: string, source: string): string {
  let text = withoutThoughts(content).trim();
  if (!source.includes("```")) text = /^```[\w-]*\n([\s\S]*?)\n?```$/.exec(text)?.[1]?.trim() ?? text;
  // Removes "Here is the translation:", if the source has only one line.
  if (!/\n/.test(source.trim())) text = withoutLabel(withoutIntroduction(text), source);
  const quotes = /^["“„«]([\s\S]*)["”“»]$/u.exec(text);
  return quotes?.[1] && !/^["“„«]/u.test(source.trim()) ? quotes[1] : text;
}

const maxIntroduction = 80;

function withoutIntroduction(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const [first = "", second = ""] = lines.map((line) => line.trim());
  return lines.length === 2 && first.endsWith(":") && first.length <= maxIntroduction ? second : text;
}

/** "Translation", in languages in which models write it. */
const translationLabelPattern = /translat|übersetz|tradu[cçz]|vertaling|översättning|перевод|翻译|翻訳|번역/iu;

/** Removes "Sure, the translation is:" on the same line, unless the source has such a label. */
function withoutLabel(text: string, source: string): string {
  const end = text.indexOf(":");
  const isLabel = end >= 0 && end <= maxIntroduction && translationLabelPattern.test(text.slice(0, end));
  const rest = text.slice(end + 1).trim();
  return isLabel && rest !== "" && !source.includes(":") && !translationLabelPattern.test(source) ? rest : text;
}

function isPlausible(text: string, source: string): boolean {
  if (text === "") return false;
  const isOneLine = !/\n/.test(source.trim());
  return text.length <= Math.max(minAllowed, maxGrowth * source.length) && !(isOneLine && /\n\s*\n/.test(text));
}
