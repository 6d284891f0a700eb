import { limits } from "@parlance/api";
import type { Import, ImportedTable, TextPair } from "../store/imports.ts";
import type { Memory } from "../store/memories.ts";
import type { NewTerm } from "../store/terms.ts";

/** Of a term's source or target, in characters. */
const longestTerm = Number(limits["term-entry"].value);
/** Small enough that its reading keeps nobody waiting. */
const pieceBytes = 16_384;

/** What a file holds for a memory: translations, or terms with their metadata; its pairs come as the file is read. */
export interface ReadImport {
  table: ImportedTable;
  pairs: AsyncIterable<TextPair | NewTerm>;
}

export interface ImportReading {
  /** What the file may unpack to, in bytes; the filters' own limit unless given. */
  maxBytes?: number | undefined;
  /** Told of an entry that is too long; `row` is that of the file, or counts its entries. */
  onSkipped(row: number): void;
}

/**
 * Reads an imported file by its name's extension.
 *
 * Source: contract of the API, call importMemory.
 *
 * @throws FilterError "Unsupported file type"; "File extraction error" while it is read
 */
export async function readImport(
  { name, options }: Pick<Import, "name" | "options">,
  file: ReadableStream<Uint8Array>,
  memory: Pick<Memory, "sourceLang" | "targetLang" | "sourceRegion" | "targetRegion">,
  { maxBytes, onSkipped }: ImportReading,
): Promise<ReadImport> {
  const filters = await import("@parlance/filters");
  const { defaultLimits, memoryReader, readStream, readTerms, readWorkbookTerms, tbxReader } = filters;
  const limits = { ...defaultLimits, ...(maxBytes !== undefined && { bytes: maxBytes }) };
  const languages = {
    sourceLanguage: tagOf(memory.sourceLang, memory.sourceRegion),
    targetLanguage: tagOf(memory.targetLang, memory.targetRegion),
  };
  const extension = /\.[^.]*$/.exec(name.toLowerCase())?.[0] ?? "";
  const pieces = piecesOf(file);
  if (extension === ".csv" || extension === ".tsv" || extension === ".xlsx") {
    const table = { hasHeaderRow: options.hasHeaderRow, maxLength: longestTerm, limits };
    const delimiter = extension === ".tsv" ? "\t" : "auto";
    const skipped = ({ row, reason }: { row: number; reason: string }) => {
      if (reason === "longer than allowed") onSkipped(row);
    };
    const isWorkbook = extension === ".xlsx";
    const pairs = isWorkbook
      ? readWorkbookTerms(pieces, table, skipped)
      : readTerms(pieces, { delimiter, ...table }, skipped);
    return { table: "terms", pairs };
  }
  if (extension === ".tbx") {
    return { table: "terms", pairs: withoutLong(readStream(tbxReader(languages, limits), pieces), onSkipped) };
  }
  const { sdlxliffFilters } = options;
  return {
    table: "memoryEntries",
    pairs: readStream(memoryReader(name, { ...languages, sdlxliffFilters, limits }), pieces),
  };
}

const tagOf = (language: string, region: string | null): string => (region ? `${language}-${region}` : language);

async function* piecesOf(file: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of file) {
    for (let at = 0; at < part.length; at += pieceBytes) yield part.subarray(at, at + pieceBytes);
  }
}

async function* withoutLong(
  terms: AsyncIterable<NewTerm>,
  onSkipped: ImportReading["onSkipped"],
): AsyncGenerator<NewTerm> {
  let row = 0;
  for await (const term of terms) {
    row++;
    if (isLong(term.source) || isLong(term.target)) onSkipped(row);
    else yield term;
  }
}

const isLong = (text: string): boolean => text.length > longestTerm && [...text].length > longestTerm;
