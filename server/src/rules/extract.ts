import { type Extraction, type Filter, FilterError, filters, findFilter, settingsFor } from "@parlance/filters";
import { readSrx } from "@parlance/text";

/** How a filter configuration says to read files. */
export interface Reading {
  /** Name of the filter, such as `plaintext`. */
  format: string;
  /** Options of the filter; the others have their defaults. */
  options: Readonly<Record<string, boolean | number | string | readonly string[]>>;
  /** Names of the filters for strings inside the file, by a pattern of their context. */
  subfilters: Readonly<Record<string, string>>;
  /** Segmentation rules as an SRX file; "" for the built-in ones. */
  srx: string;
}

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
  const settings = settingsFor(filter, {
    sourceLanguage: sourceLang,
    targetLanguage: targetLang,
    ...(reading && settingsOf(reading)),
  });
  try {
    return filter.extract(file, settings);
  } catch (cause) {
    if (cause instanceof FilterError) throw cause;
    throw new FilterError("File extraction error", `the filter ${filter.name} failed`, { cause });
  }
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
