import {
  defaultLimits,
  type Filter,
  FilterError,
  findFilter,
  memoryReader,
  readWhole,
  settingsFor,
  tbxReader,
} from "@openparlance/filters";

const languages = { sourceLanguage: "en", targetLanguage: "de" };

/** Reads a file, and writes it unless it is one for a memory. @returns `read`, or the reason of the failure */
export function classifyFile(fileName: string, file: Uint8Array): string {
  try {
    if (fileName.endsWith(".tbx")) readWhole(tbxReader(languages, defaultLimits), file);
    else if (/\.tmx(\.zip)?$/.test(fileName)) readWhole(memoryReader(fileName, languages), file);
    else translate(fileName, file);
    return "read";
  } catch (error) {
    if (error instanceof FilterError) return error.reason;
    throw error;
  }
}

export function requireFilter(fileName: string): Filter {
  const filter = findFilter(fileName);
  if (!filter) throw new Error(`no filter reads ${fileName}`);
  return filter;
}

function translate(fileName: string, file: Uint8Array): void {
  const filter = requireFilter(fileName);
  const { segments, merge } = filter.extract(file, settingsFor(filter, { sourceLanguage: "en" }));
  merge(segments.map(({ source }) => `${source}.`));
}
