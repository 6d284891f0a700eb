import { buildSpans, guardDepth, type ParsedText } from "../document/text-filter.ts";
import { extractAll } from "../document/translatable-span.ts";
import { type DecodedText, decode } from "../encoding.ts";
import type { Filter, FilterSettings, Format } from "../filter.ts";
import { FilterError } from "../filter-error.ts";
import type { OptionValues } from "../options.ts";
import { ZipArchive } from "../zip/archive.ts";
import { declaredEncoding, reference } from "./prolog.ts";

export interface PackagePart extends DecodedText, Pick<ParsedText, "parts" | "edits"> {
  name: string;
  /** Changes the entry before it is written into the package, if any text changes. */
  finish?: ((xml: string) => string) | undefined;
}

export interface PackageParts extends Pick<ParsedText, "sourceLanguage" | "targetLanguage"> {
  /** In reading order, each entry once. The bytes of other entries stay unchanged. */
  entries: readonly PackagePart[];
  /** A sentence for the user about how the package was read. */
  note?: string | undefined;
}

/** A format whose files are ZIP archives of XML documents. */
export interface PackageFormat<Options extends OptionValues> extends Format<Options> {
  /** @throws FilterError "File extraction error" with the entry and the location in it */
  read(archive: ZipArchive, settings: FilterSettings<Options>): PackageParts;
}

export function createPackageFilter<Options extends OptionValues>(format: PackageFormat<Options>): Filter<Options> {
  const { name, title, extensions, options } = format;
  return {
    name,
    title,
    extensions,
    options,
    hasStrings: false,
    extract(file, settings) {
      if (file.length > settings.limits.bytes) throw new FilterError("File extraction error", "the file is too large");
      return guardDepth(() => {
        const archive = new ZipArchive(file, settings.limits);
        const { entries, note, ...languages } = format.read(archive, settings);
        const documents = entries.map(({ parts, ...entry }) => {
          return { ...entry, reference, spans: buildSpans(parts, settings) };
        });
        // Only the names are kept: writing doesn't need the parsed texts.
        const names = entries.map(({ name }) => name);
        const write = (written: readonly (Uint8Array | undefined)[]) => {
          const contents = names.flatMap((name, index) => (written[index] ? [[name, written[index]] as const] : []));
          return archive.replaceContents(new Map(contents));
        };
        return { ...extractAll(documents, languages, write), ...(note !== undefined && { note }) };
      });
    },
  };
}

/** Reads an entry's text; undefined if it is missing. @throws FilterError "File extraction error" naming the entry */
export function readEntry<Result>(
  archive: ZipArchive,
  name: string,
  read: (text: string) => Result,
): (DecodedText & { name: string; result: Result }) | undefined {
  try {
    const decoded = decodeEntry(archive, name);
    return decoded && { name, ...decoded, result: read(decoded.text) };
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    throw new FilterError(error.reason, error.detail, { entry: name, cause: error });
  }
}

/** A separate function, so that the bytes are not kept in memory while the text is read. */
function decodeEntry(archive: ZipArchive, name: string): Pick<DecodedText, "text" | "encoding"> | undefined {
  const bytes = archive.read(name);
  if (!bytes) return undefined;
  const { text, encoding } = decode(bytes, declaredEncoding(bytes));
  return { text, encoding };
}

/** Reads an entry as `readEntry` does. @throws FilterError if the entry is missing */
export function requireEntry<Result>(
  archive: ZipArchive,
  name: string,
  read: (text: string) => Result,
): DecodedText & { name: string; result: Result } {
  const entry = readEntry(archive, name, read);
  if (!entry) throw new FilterError("File extraction error", "an entry is missing", { entry: name });
  return entry;
}
