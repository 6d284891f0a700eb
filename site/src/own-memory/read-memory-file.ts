import { formatTmx } from "@openparlance/sandbox/tmx";
import { type ChosenLanguages, findLanguageColumns } from "./languages.ts";
import { memoryFiles } from "./memory-files.ts";

/** Translations between two languages of a file. */
export interface MemoryFile {
  name: string;
  languages: ChosenLanguages;
  /** The languages that the file names; none for a table that names fewer than two. */
  choices: readonly string[];
  /** The file to import: TMX, if the reader's file is a table. */
  content: File;
}

/** The languages of a table that names none: those of the demo. */
const defaultLanguages: ChosenLanguages = ["en", "de"];

const headBytes = 65_536;
const tag = "[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8}){0,3}";

/**
 * Reads TMX or XLIFF, or converts CSV or TSV to TMX.
 *
 * @param chosen the languages to read; by default, the first two that the file names
 * @throws for a file of another type, an empty one, or one that names fewer than two languages and isn't a table
 */
export async function readMemoryFile(file: File, chosen?: ChosenLanguages): Promise<MemoryFile> {
  const { name } = file;
  if (!memoryFiles.split(",").some((extension) => name.toLowerCase().endsWith(extension))) {
    throw new Error(`${name} isn't a TMX, XLIFF, or CSV file.`);
  }
  if (file.size === 0) throw new Error(`${name} is empty.`);
  if (/\.[ct]sv$/i.test(name)) return readTable(file, chosen);
  const choices = findLanguages(decode(await file.slice(0, headBytes).arrayBuffer(), { stream: true }));
  const languages = choosePair(choices, chosen);
  if (!languages) throw new Error(`${name} has no translations between two languages.`);
  return { name, languages, choices, content: file };
}

/** Matches a column's name that isn't a language, such as `Source text`. */
const findRole = (names: string) =>
  new RegExp(`^(?:${names})(?:[ _-]?(?:text|lang|language|segment|string|term|sprache))?(?: ?\\(.*\\))?$`, "i");

const roles = [
  findRole("source|src|original|quelle?|ausgangs"),
  findRole("target|trg|tgt|translation|ziel|übersetzung"),
] as const;

/** The first row may name the columns' languages, or source and target. */
async function readTable(file: File, chosen?: ChosenLanguages): Promise<MemoryFile> {
  const rows = parseTable(decode(await file.arrayBuffer()).replace(/^sep=.\r?\n/, ""));
  const [first = []] = rows;
  const byLanguage = findLanguageColumns(first);
  const choices = [...byLanguage.keys()];
  // Before two languages, `id` and `No` are the column of row names, not languages.
  if (choices.length > 2 && /^(?:id|No|Nr)$/i.test(choices[0] ?? "")) choices.shift();
  if (roles[1].test(first[byLanguage.get(choices[0] ?? "") ?? -1] ?? "")) choices.reverse();
  const named = choosePair(choices, chosen);
  const columns = named
    ? named.map((language) => byLanguage.get(language) ?? -1)
    : roles.map((name) => first.findIndex((cell) => name.test(cell)));
  const hasHeader = !columns.includes(-1);
  const [source = 0, target = 1] = hasHeader ? columns : [];
  const pairs = rows.slice(hasHeader ? 1 : 0).map((cells) => [cells[source], cells[target]]);
  const table = pairs.filter(([text, translation]) => text && translation).map((pair) => pair.join("\t"));
  if (table.length === 0) throw new Error(`${file.name} has no rows with a text and its translation.`);
  const languages = named ?? chosen ?? defaultLanguages;
  const content = new File([formatTmx(table.join("\n"), [...languages])], file.name.replace(/\w+$/, "tmx"));
  return { name: file.name, languages, choices: named ? choices : [], content };
}

/** Finds the languages in the order of the file, each once. */
export function findLanguages(head: string): string[] {
  const named = head.matchAll(new RegExp(`(?:(?<!admin)lang|-language|srcLang|trgLang)\\s?=\\s?["'](${tag})["']`, "g"));
  const byLanguage = new Map<string, string>();
  for (const [, name = ""] of named) {
    const language = name.toLowerCase().split(/[-_]/)[0] ?? "";
    if (!byLanguage.has(language)) byLanguage.set(language, name);
  }
  return [...byLanguage.values()];
}

function choosePair(choices: readonly string[], chosen?: ChosenLanguages): ChosenLanguages | undefined {
  if (chosen?.every((language) => choices.includes(language))) return chosen;
  const [source, target] = choices;
  return source !== undefined && target !== undefined ? [source, target] : undefined;
}

/** The rows with at least two cells, of CSV or TSV. A line break in a cell becomes a space. */
export function parseTable(text: string): string[][] {
  const unquoted = text.slice(0, headBytes).replaceAll(/"(?:[^"]|"")*"/g, "");
  const [firstLine = ""] = unquoted.split(/[\r\n]/, 1);
  const separator = ["\t", ";"].find((sign) => firstLine.includes(sign)) ?? ",";
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`, "g");
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replaceAll(/\s+/g, " ").trim());
    if (end !== separator) rows.push([]);
  }
  return rows.filter((cells) => cells.length > 1);
}

/** UTF-16 with its byte order mark, UTF-8, or else windows-1252, which Excel writes. */
function decode(bytes: ArrayBuffer, options?: TextDecodeOptions): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, options);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
