import { limits } from "@openparlance/api";
import { FilterError } from "@openparlance/filters/filter-error";
import { memoryExtensions, termExtensions } from "@openparlance/filters/formats";
import { withoutNul } from "@openparlance/text";
import type { ImportReader, ImportToRead, ReadImport } from "../core/filters.ts";
import { fitsMemory, maxEntryCharacters, type NewTerm, type TextPair } from "../core/memory-import.ts";
import { fileFault } from "../rules/file-fault.ts";
import { localesOf } from "../rules/language-pairs.ts";

/** Small enough that reading a piece delays no other work. */
const pieceBytes = 16_384;

const importExtensions = [...memoryExtensions, ...termExtensions];
const maxColumns = Number(limits["term-columns"].value);
const defaultMaxPairs = Number(limits["import-pairs"].value);
/** A page of pairs is one transaction. It ends when it reaches either limit. */
const [maxPagePairs, maxPageCharacters] = [500, 500_000];

/**
 * Reads an imported file by its name's extension. Source: contract of the API, operation importMemory.
 * @throws FilterError "Unsupported file type"; "File extraction error" while it is read
 */
export async function readImport(
  { name, options, memory, maxBytes, maxPairs = defaultMaxPairs }: ImportToRead,
  file: AsyncIterable<Uint8Array>,
  onSkippedRow: (row: number) => void,
): Promise<ReadImport> {
  const filters = await import("@openparlance/filters/exchange");
  const { defaultLimits, readStream, readTerms, readWorkbookTerms, tbxReader } = filters;
  const limits = { ...defaultLimits, ...(maxBytes !== undefined && { bytes: maxBytes }) };
  const { summary, onLegacyText, onSkipped } = openSummary(filters, memory, onSkippedRow);
  const others = new OtherLanguages(memory);
  const extension = /\.[^.]*$/.exec(name.toLowerCase())?.[0] ?? "";
  const bytes = splitPieces(file);
  const { pieces } = bytes;
  const open = (pages: AsyncIterable<readonly NewTerm[]>): ReadImport => ({
    summary,
    table: "terms",
    pages: faultingReader(pages, extension.slice(1), bytes),
  });
  if (extension === ".csv" || extension === ".tsv" || extension === ".xlsx") {
    const languages = localesOf(memory);
    const table = { hasHeaderRow: options.hasHeaderRow, maxLength: maxEntryCharacters, limits, languages };
    const delimiter = extension === ".tsv" ? "\t" : "auto";
    const reportSkipped = ({ row, reason }: { row: number; reason: string }) => {
      if (reason === "longer than allowed") onSkipped(row);
    };
    const isWorkbook = extension === ".xlsx";
    const pairs = isWorkbook
      ? readWorkbookTerms(pieces, table, reportSkipped)
      : readTerms(pieces, { delimiter, onLegacyText, ...table }, reportSkipped);
    return open(groupPages(withFewColumns(pairs), maxPairs));
  }
  if (extension === ".tbx") {
    const reader = tbxReader(localesOf(memory), { ...limits, onLegacyText, onOtherLanguages: others.add });
    const terms = dropLong(readStream(reader, pieces), onSkipped);
    return open(groupPages(terms, maxPairs, others));
  }
  if (extension !== ".tmq" && !importExtensions.some((known) => name.toLowerCase().endsWith(known))) {
    throw new FilterError("Unsupported file type", `not one of ${importExtensions.join(", ")}`);
  }
  return readEntries({ name, options, memory, maxBytes, maxPairs }, file, onSkippedRow);
}

/** Reads imports in the calling thread: for a browser's worker, and tests. */
export const inProcessImports: ImportReader = {
  read: (file, body, { onSkipped }) => readImport(file, body, onSkipped),
};

/** As {@link readImport}, but only for translations, also in CSV, which {@link readImport} reads as terms. */
export async function readEntries(
  { name, options: { sdlxliffFilters }, memory, maxBytes, maxPairs = defaultMaxPairs }: ImportToRead,
  file: AsyncIterable<Uint8Array>,
  onSkippedRow: (row: number) => void = () => {},
): Promise<ReadImport> {
  const filters = await import("@openparlance/filters/exchange");
  const { defaultLimits, memoryCsvReader, memoryReader, readStream } = filters;
  const { summary, onLegacyText, onSkipped, onLeftOut } = openSummary(filters, memory, onSkippedRow);
  const limits = { ...defaultLimits, ...(maxBytes !== undefined && { bytes: maxBytes }) };
  const others = new OtherLanguages(memory);
  const settings = { sdlxliffFilters, limits, onLegacyText, onOtherLanguages: others.add, onLeftOut };
  const reader = /\.[ct]sv$/i.test(name)
    ? memoryCsvReader(onLegacyText)
    : memoryReader(name, { ...localesOf(memory), ...settings });
  const bytes = splitPieces(file);
  const pairs = dropLong(readStream(reader, bytes.pieces), onSkipped);
  const ordered = isOrdered(name) ? withNeighbors(pairs) : pairs;
  const pages = faultingReader(groupPages(ordered, maxPairs, others), name.replace(/^.*\./, "").toLowerCase(), bytes);
  return { summary, table: "memoryEntries", pages };
}

/** Files in which the translations are in the order of a document. */
const isOrdered = (name: string): boolean => /xliff$|\.t?xlf$/i.test(name);

/** Adds the neighbors by order, where the file does not specify them. */
async function* withNeighbors(pairs: AsyncIterable<TextPair>): AsyncGenerator<TextPair> {
  let previous: string | undefined;
  let pending: TextPair | undefined;
  for await (const pair of pairs) {
    if (pending) yield { context: { previous, next: pair.source }, ...pending };
    previous = pending?.source;
    pending = pair;
  }
  if (pending) yield { context: { previous, next: undefined }, ...pending };
}

/**
 * Records the encoding that a reader detects in a file, for languages with a known legacy encoding. Counts the entries
 * that are left out.
 */
function openSummary(
  { findLegacyEncoding, formatLegacyNote: legacyNote }: typeof import("@openparlance/filters/exchange"),
  memory: ImportToRead["memory"],
  onSkippedRow: (row: number) => void,
) {
  let note: string | undefined;
  let skipped = 0;
  let leftOut = 0;
  const { sourceLanguage, targetLanguage } = localesOf(memory);
  const onLegacyText = (bytes: Uint8Array) => {
    const encoding = findLegacyEncoding(bytes, [sourceLanguage, targetLanguage]);
    if (encoding !== undefined) note = legacyNote(encoding);
    return encoding;
  };
  const onSkipped = (row: number) => {
    skipped++;
    onSkippedRow(row);
  };
  const onLeftOut = (count: number) => {
    leftOut += count;
  };
  const count = (entries: string, number: number) => (number > 0 ? `Skipped ${entries}: ${number}.` : "");
  const tooLong = `entries with more than ${maxEntryCharacters.toLocaleString("en-US")} characters`;
  const summary = () => {
    const notes = [note, count(tooLong, skipped), count("further translations of long texts", leftOut)];
    return { note: notes.filter(Boolean).join(" ") || undefined, skipped };
  };
  return { summary, onLegacyText, onSkipped, onLeftOut };
}

interface FileBytes {
  pieces: AsyncIterable<Uint8Array>;
  /** Whether the storage failed, not the reader of the pieces. */
  isBroken(cause: unknown): boolean;
}

function splitPieces(file: AsyncIterable<Uint8Array>): FileBytes {
  const broken = new Set<unknown>();
  async function* pieces() {
    try {
      for await (const part of file) {
        for (let at = 0; at < part.length; at += pieceBytes) yield part.subarray(at, at + pieceBytes);
      }
    } catch (cause) {
      broken.add(cause);
      throw cause;
    }
  }
  return { pieces: pieces(), isBroken: (cause) => broken.has(cause) };
}

/** Turns a reader's error into a fault of the file, unless the storage failed. */
async function* faultingReader<Page>(pages: AsyncIterable<Page>, reader: string, { isBroken }: FileBytes) {
  try {
    yield* pages;
  } catch (cause) {
    throw isBroken(cause) ? cause : fileFault(cause, reader);
  }
}

/** The languages of the units that a memory has no use for. */
class OtherLanguages {
  readonly #names = new Set<string>();
  readonly #memory: ImportToRead["memory"];

  constructor(memory: ImportToRead["memory"]) {
    this.#memory = memory;
  }

  readonly add = (languages: readonly (string | undefined)[]): void => {
    for (const each of languages)
      if (each && this.#names.size < 10 && /^[a-z\d_-]{2,20}$/i.test(each)) this.#names.add(each);
  };

  /** @throws FilterError if there are any */
  refuse(): void {
    if (this.#names.size === 0) return;
    const { sourceLang, targetLang } = this.#memory;
    const detail = `no translation from ${sourceLang} to ${targetLang}; the file has ${[...this.#names].join(", ")}`;
    throw new FilterError("No translatable content", detail);
  }
}

/** @param others refuses a file whose units all are in other languages */
async function* groupPages<T extends TextPair>(
  pairs: AsyncIterable<T>,
  maxPairs: number,
  others?: OtherLanguages,
): AsyncGenerator<T[]> {
  let page: T[] = [];
  let [characters, count] = [0, 0];
  for await (const pair of pairs) {
    if (++count > maxPairs) {
      throw new FilterError("File extraction error", `more than ${maxPairs} translations or terms`);
    }
    page.push(storable(pair));
    characters += pair.source.length + pair.target.length + metadataLength(pair);
    if (page.length < maxPagePairs && characters < maxPageCharacters) continue;
    yield page;
    page = [];
    characters = 0;
  }
  if (page.length > 0) yield page;
  if (count === 0) others?.refuse();
}

const metadataLength = (pair: TextPair | NewTerm): number =>
  "metadata" in pair ? JSON.stringify(pair.metadata).length : 0;

const storable = <T extends TextPair>(pair: T): T =>
  pair.source.includes("\0") || pair.target.includes("\0")
    ? { ...pair, source: withoutNul(pair.source), target: withoutNul(pair.target) }
    : pair;

async function* withFewColumns(terms: AsyncIterable<NewTerm>): AsyncGenerator<NewTerm> {
  for await (const term of terms) {
    if (Object.keys(term.metadata).length > maxColumns) {
      throw new FilterError("File extraction error", `more than ${maxColumns} columns`);
    }
    yield term;
  }
}

async function* dropLong<Pair extends TextPair>(pairs: AsyncIterable<Pair>, onSkipped: (row: number) => void) {
  let row = 0;
  for await (const pair of pairs) {
    row++;
    if (fitsMemory(pair)) yield pair;
    else onSkipped(row);
  }
}
