import { type Extraction, type Filter, FilterError, filters, findFilter, settingsFor } from "@parlance/filters";
import { readSrx } from "@parlance/text";
import type { FilterConfig } from "../store/filter-config.ts";

/** How a filter configuration says to read files. */
export type Reading = Pick<FilterConfig, "format" | "options" | "subfilters" | "srx">;

export interface Languages {
  /** ISO 639-1 */
  sourceLang: string;
  targetLang?: string;
}

/**
 * The segments of a file, and the way back.
 *
 * @param name decides by its extension how the file is read, unless there is a `reading`
 * @throws FilterError "Unsupported file type", "File extraction error", "No translatable content"
 */
export function extract(
  name: string,
  file: Uint8Array,
  { sourceLang, targetLang }: Languages,
  reading?: Reading,
): Extraction {
  const filter = reading ? filterNamed(reading.format) : findFilter(name);
  if (!filter) throw new FilterError("Unsupported file type", "no filter has this extension");
  try {
    const settings = settingsFor(filter, {
      sourceLanguage: sourceLang,
      targetLanguage: targetLang,
      ...(reading && settingsOf(reading)),
    });
    return filter.extract(file, settings);
  } catch (cause) {
    if (cause instanceof FilterError) throw cause;
    throw new FilterError("File extraction error", `the filter ${filter.name} failed`, { cause });
  }
}

/** Of the default configurations of a domain, the one that a file is read by; undefined when no filter reads it. */
export function readingFor<Config extends Reading>(name: string, defaults: readonly Config[]): Config | undefined {
  const format = findFilter(name)?.name;
  return defaults.find((config) => config.format === format);
}

/** @throws TypeError, SrxError for a configuration that cannot be used */
export function settingsOf({ options, subfilters, srx }: Omit<Reading, "format">) {
  const named = Object.entries(subfilters).map(([pattern, name]): [string, Filter] => {
    const filter = filterNamed(name);
    if (!filter?.readString) throw new TypeError(`There is no subfilter ${name}.`);
    return [pattern, filter];
  });
  return { options, subfilters: Object.fromEntries(named), ...(srx && { srx: readSrx(srx) }) };
}

export const filterNamed = (name: string): Filter | undefined => filters.find((filter) => filter.name === name);
