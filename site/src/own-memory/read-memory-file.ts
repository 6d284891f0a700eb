import { formatTmx } from "@openparlance/sandbox/tmx";

/** A file with translations, and the two languages that it names. */
export interface MemoryFile {
  name: string;
  /** Such as `en-GB` and `de`. */
  languages: [source: string, target: string];
  content: Blob;
}

const headBytes = 65_536;
const tag = "[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8}){0,3}";

/**
 * Reads which languages a TMX, XLIFF, or CSV file is in. The first row of a CSV file names them, and its content becomes
 * TMX.
 *
 * @throws if the file doesn't name two languages
 */
export async function readMemoryFile(file: File): Promise<MemoryFile> {
  const isTable = /\.(?:csv|tsv)$/i.test(file.name);
  const languages = isTable ? [] : findLanguages(decode(await file.slice(0, headBytes).arrayBuffer()));
  const rows = isTable ? parseTable(decode(await file.arrayBuffer())) : [];
  if (isTable) languages.push(...(rows.shift() ?? []).filter((cell) => new RegExp(`^${tag}$`).test(cell)));
  const [source, target] = languages;
  if (source === undefined || target === undefined) {
    const place = isTable ? "Its first row must name them, such as en,de." : "Use a TMX or XLIFF file that does.";
    throw new Error(`${file.name} doesn't name two languages. ${place}`);
  }
  if (!isTable) return { name: file.name, languages: [source, target], content: file };
  const table = rows.map((cells) => cells.slice(0, 2).join("\t")).join("\n");
  return {
    name: file.name.replace(/\.\w+$/, ".tmx"),
    languages: [source, target],
    content: new Blob([formatTmx(table, [source, target])]),
  };
}

/** The first two different languages of a TMX or XLIFF file. */
export function findLanguages(head: string): string[] {
  const named = head.matchAll(new RegExp(`(?:lang|-language|srcLang|trgLang)\\s?=\\s?["'](${tag})["']`, "g"));
  const byLanguage = new Map<string, string>();
  for (const [, name = ""] of named) {
    const language = name.toLowerCase().split(/[-_]/)[0] ?? "";
    if (!byLanguage.has(language)) byLanguage.set(language, name);
  }
  return [...byLanguage.values()].slice(0, 2);
}

/** The rows of a CSV or TSV text that have two cells, each cell on one line. */
export function parseTable(text: string): string[][] {
  const [firstLine = ""] = text.split("\n", 1);
  const separator = ["\t", ";"].find((sign) => firstLine.includes(sign)) ?? ",";
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, "g");
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replaceAll(/\s+/g, " ").trim());
    if (end !== separator) rows.push([]);
  }
  return rows.filter(([source, target]) => source && target);
}

function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}
