import { type FormatNames, findFormat, formats } from "@openparlance/filters/formats";
import type { StoredReading } from "../core/filters.ts";

export const findTitle = (format: string): string =>
  Object.values<FormatNames>(formats).find(({ name }) => name === format)?.title ?? format;

/** The default configuration of a domain for a file; undefined when no filter reads it. */
export function readingFor<Any extends StoredReading>(name: string, defaults: readonly Any[]): Any | undefined {
  const format = findFormat(name)?.name;
  return defaults.find((config) => config.format === format);
}
