import { limits } from "@openparlance/api";
import {
  ConfigurationError,
  defaultLimits,
  type Extraction,
  FilterError,
  filterNamed,
  findFilter,
  readConfiguration,
  settingsFor,
} from "@openparlance/filters";
import type { FileLanguages, FileToRead, StoredReading } from "../core/filters.ts";
import { fileFault, nameAndLocation } from "./file-fault.ts";

const documentLimits = { ...defaultLimits, segments: Number(limits["document-segments"].value) };

/**
 * The segments of a file, and a function that merges translations into it, unless the file is read-only. The extension
 * of `name` decides how the file is read, unless there is a `reading`.
 * @throws FilterError "Unsupported file type", "File extraction error", "No translatable content"
 */
export function extract(
  name: string,
  file: Uint8Array,
  { sourceLang, targetLang }: FileLanguages,
  { reading, isReadOnly }: Pick<FileToRead, "reading" | "isReadOnly"> = {},
): Extraction {
  const filter = reading ? filterNamed(reading.format) : findFilter(name);
  if (!filter) throw new FilterError("Unsupported file type", "no filter supports this extension");
  try {
    const configuration = reading && parseFilterConfiguration(reading);
    const languages = { sourceLanguage: sourceLang, targetLanguage: targetLang };
    const settings = { ...languages, limits: documentLimits, isReadOnly, ...configuration };
    const extraction = filter.extract(file, settingsFor(filter, settings));
    if (extraction.segments.length <= documentLimits.segments) return extraction;
    // Filters limit the segments of each part; a package may exceed the limit in total.
    throw new FilterError("File extraction error", `more than ${documentLimits.segments} segments`);
  } catch (cause) {
    if (!(cause instanceof ConfigurationError)) throw fileFault(cause, filter.name);
    const detail = `the filter configuration has an invalid value in ${cause.field}`;
    throw new FilterError("File extraction error", detail, { internalError: nameAndLocation(cause), cause });
  }
}

/** @throws ConfigurationError for a configuration that can't be used */
export const parseFilterConfiguration = ({ format, options, subfilters, segmentation, srx }: StoredReading) =>
  readConfiguration({ filter: format, options, subfilters, segmentation, srx });
