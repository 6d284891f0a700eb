/** What search can find, in the order in which equally good hits are listed. */
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
  response: { one: "Response", many: "Response statuses" },
  term: { one: "Term", many: "Glossary" },
} as const;

export type Kind = keyof typeof kinds;

/** One thing to find. All texts are plain. */
export interface SearchRecord {
  kind: Kind;
  title: string;
  /** What it is also called: operation id, status, last part of a page's address, or nothing. */
  code: string;
  /** Method and path of an operation, messages of an error, amount of a limit, or nothing. */
  detail: string;
  /** Where it is, from the outside in. */
  path: readonly string[];
  /** Route and hash, without the base path. */
  url: string;
  text: string;
}

type Row = [kind: number, title: string, code: string, detail: string, path: string, url: string, text: string];

const kindNames = Object.keys(kinds) as Kind[];
const between = " › ";

/** The records as the text of one small file. */
export const packRecords = (records: readonly SearchRecord[]): string =>
  JSON.stringify(
    records.map(
      ({ kind, title, code, detail, path, url, text }): Row => [
        kindNames.indexOf(kind),
        title,
        code,
        detail,
        path.join(between),
        url,
        text,
      ],
    ),
  );

export const unpackRecords = (file: string): SearchRecord[] =>
  (JSON.parse(file) as Row[]).map(([kind, title, code, detail, path, url, text]) => ({
    kind: kindNames[kind] ?? "section",
    title,
    code,
    detail,
    path: path ? path.split(between) : [],
    url,
    text,
  }));
