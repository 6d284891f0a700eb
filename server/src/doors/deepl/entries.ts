import { ApiError, invalid } from "../../core/errors.ts";
import type { GlossaryEntry } from "../../services/memories/glossaries.ts";

/** The limit of entries in a dictionary. Source: DeepL API, "Glossaries". */
const maxEntries = 20_000;
const maxTermLength = 1024;

// biome-ignore lint/suspicious/noControlCharactersInRegex: a term must not have control characters
const controlPattern = /[\u0000-\u001f\u0080-\u009f\u2028\u2029]/;

/** Reads a source and a target on each line. @throws ApiError that names the line */
export function readEntries(name: string, text: string, format: "tsv" | "csv"): GlossaryEntry[] {
  const rows = format === "tsv" ? readTsv(text) : readCsv(text);
  const pairs: GlossaryEntry[] = [];
  const sources = new Set<string>();
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    const line = index + 1;
    const [source = "", target = "", ...others] = cells.map((cell) => cell.trim());
    // A CSV may specify the languages of its columns.
    const isWhole = format === "csv" ? others.length === 0 || others.length === 2 : others.length === 0;
    if (!isWhole || cells.length < 2) throw invalid(name, `a source and a target on each line; line ${line} isn't`);
    for (const term of [source, target]) {
      if (term === "") throw invalid(name, `a source and a target on each line; line ${line} lacks one`);
      if (term.length > maxTermLength)
        throw invalid(name, `of terms up to ${maxTermLength} characters; line ${line} isn't`);
      if (controlPattern.test(term)) throw invalid(name, `free of control characters; line ${line} isn't`);
    }
    if (sources.has(source)) throw invalid(name, `free of repeated sources; line ${line} repeats one`);
    sources.add(source);
    pairs.push({ source, target });
    if (pairs.length > maxEntries) throw invalid(name, `at most ${maxEntries} entries`);
  }
  if (pairs.length === 0) throw new ApiError("required", `${name} is required: it has no entry.`);
  return pairs;
}

const readTsv = (text: string): string[][] => text.split(/\r\n|\n|\r/).map((line) => line.split("\t"));

/** Rows of a CSV with commas, whose cells may be quoted. Source: RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cellRegex = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;
  for (let match = cellRegex.exec(text); match; match = cellRegex.exec(text)) {
    const [whole, quoted, plain = "", end] = match;
    (rows.at(-1) as string[]).push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "" || whole === "") return rows;
    if (end !== ",") rows.push([]);
  }
  // A row with an unclosed quotation becomes a single cell, so that its line is refused.
  return [...rows.slice(0, -1), [text]];
}

export const entriesToTsv = (pairs: readonly GlossaryEntry[]): string =>
  pairs.map(({ source, target }) => `${source}\t${target}`).join("\n");
