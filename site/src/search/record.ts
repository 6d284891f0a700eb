import { site } from "../config.ts";

/** The kinds of records, in the order of equally good hits. */
export const kinds = {
  page: { one: "Page", many: "Pages" },
  operation: { one: "Endpoint", many: "Endpoints" },
  entity: { one: "Entity", many: "Entities" },
  error: { one: "Error", many: "Errors" },
  limit: { one: "Limit", many: "Limits" },
  section: { one: "Reference", many: "Reference" },
  value: { one: "Value", many: "Values" },
  states: { one: "States", many: "States" },
  field: { one: "Field", many: "Parameters and fields" },
  heading: { one: "Guide", many: "In the guides" },
  server: { one: "Operations", many: "Run your own server" },
  response: { one: "Response", many: "Response statuses" },
  term: { one: "Term", many: "Glossary" },
} as const;

export type Kind = keyof typeof kinds;

/** All texts are plain. */
export interface SearchRecord {
  kind: Kind;
  title: string;
  /** Another name: operation ID, status, last part of a page's URL, or empty. */
  code: string;
  /** An operation's method and path, an error's messages, a limit's amount, or empty. */
  detail: string;
  /** Names of the parts around the record, outermost first. */
  path: readonly string[];
  /** Route and hash without the base path, or the URL of a page in the repository. */
  url: string;
  text: string;
}

export interface Hit {
  record: SearchRecord;
  /** Matched words of the record, in lower case. */
  terms: readonly string[];
}

/** A record of the reference with its text in Markdown, before its URL is known. */
export type RecordDraft = Pick<SearchRecord, "kind" | "title" | "text"> & Partial<SearchRecord> & { anchor?: string };

/** Whether only Parlance has the operation. */
export const isExtension = ({ path }: SearchRecord): boolean => path.includes("Extension");

const kindNames = Object.keys(kinds) as Kind[];
const between = " › ";

/** Most URLs are in the reference, so the index has only their anchors. */
const reference = "/api/#";
/** In the index, replaces the folder of the pages for operators. */
const operatorPagesMark = "@";
const operations = `${site.repository.files}docs/operations/`;
/** In the index, replaces the title at the end of a URL. */
const titleMark = "*";
/** In the index, replaces the heading's ID at the end of a URL. */
const slugMark = "~";

/** The ID of a heading, on a page and in the repository. */
export const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

const shortenUrl = (url: string): string => {
  if (url.startsWith(reference)) return url.slice(reference.length - 1);
  return url.startsWith(operations) ? operatorPagesMark + url.slice(operations.length) : url;
};

/** `#createJob` is in the reference, `@secure.md` in the documents for operators. */
export const expandUrl = (short: string): string => {
  if (short.startsWith("#")) return reference + short.slice(1);
  return short.startsWith(operatorPagesMark) ? operations + short.slice(1) : short;
};

function packUrl({ url, title }: SearchRecord): string {
  const short = shortenUrl(url);
  if (title && short.endsWith(title)) return short.slice(0, -title.length) + titleMark;
  const end = `#${slug(title)}`;
  return short.endsWith(end) ? short.slice(0, 1 - end.length) + slugMark : short;
}

const unpackUrl = (packed: string, title: string): string =>
  expandUrl(packed.replace(/[*~]$/, (mark) => (mark === titleMark ? title : slug(title))));

/** A compact file: column by column, because similar neighbors compress better. */
export const packRecords = (records: readonly SearchRecord[]): string =>
  JSON.stringify({
    text: records.map(({ text }) => text),
    title: records.map(({ title }) => title),
    code: records.map(({ code }) => code),
    detail: records.map(({ detail }) => detail),
    path: records.map(({ path }) => path.join(between)),
    url: records.map(packUrl),
    kind: records.map(({ kind }) => kindNames.indexOf(kind)),
  } satisfies Record<keyof SearchRecord, unknown[]>);

export function unpackRecords(file: string): SearchRecord[] {
  const columns: Record<Exclude<keyof SearchRecord, "kind">, string[]> & { kind: number[] } = JSON.parse(file);
  const { title, code, detail, path, url, text } = columns;
  return columns.kind.map((kind, row) => ({
    kind: kindNames[kind] ?? "section",
    title: title[row] ?? "",
    code: code[row] ?? "",
    detail: detail[row] ?? "",
    path: path[row] ? path[row].split(between) : [],
    url: unpackUrl(url[row] ?? "", title[row] ?? ""),
    text: text[row] ?? "",
  }));
}
