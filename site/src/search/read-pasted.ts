import { findHosted, withUsualVerb } from "./hosted-names.ts";
import { type NameIndex, onePerTitle } from "./names.ts";
import {
  errorsLike,
  errorsOf,
  errorsWith,
  joinMethods,
  listServerPages,
  operationsAt,
  operationsLike,
  rankByFields,
  readKeys,
  readMessage,
  readRequest,
} from "./pasted.ts";
import type { SearchRecord } from "./record.ts";
import { normalizeName, splitWords } from "./words.ts";

/** Finds the records for text from a program: an error's message, a request, names of operations, or JSON. */
export function findPasted(query: string, index: NameIndex): SearchRecord[] {
  const message = readMessage(query);
  const own = errorsWith(message, index.records);
  const exact = [...own, ...errorsLike(message, index.records)];
  const errors = [exact, errorsOf(message, index.records), errorsOf(query, index.records)].find(isFilled) ?? [];
  const [first] = splitWords(message);
  const fields = exact.length > 0 ? onePerTitle(index.findNamed(first?.whole ?? "")).filter(isField) : [];
  const request = readRequest(query);
  const operations = request && exact.length === 0 ? operationsAt(request, index.records) : [];
  const isRefused = request?.method && !operations.some(({ detail }) => detail.startsWith(`${request.method} `));
  const refusal = operations.length > 0 ? "method-not-allowed" : "unknown-endpoint";
  const server = index.find(listServerPages(query));
  const refused = isRefused && errors.length === 0 && server.length === 0 ? index.find([`#error-${refusal}`]) : [];
  const joined = joinMethods(message);
  const [names, called] = [joined, (joined.match(/\w+(?=\()/g) ?? []).join(" ")].map((text) =>
    splitWords(text).flatMap(({ whole, parts }) => (parts.length > 0 ? operationsNamed(whole, parts, index) : [])),
  ) as [SearchRecord[], SearchRecord[]];
  const isBody = /^\s*[{[]/.test(query);
  const levels = errors.length === 0 && refused.length === 0 && (isBody || !request) ? readKeys(query) : [];
  const values = levels.length > 0 ? valuesIn(query, index) : [];
  const hasValue = ({ url }: SearchRecord) => values.some((value) => value.url.startsWith(`${url}.`));
  const ranked = levels.slice(0, 2).flatMap((keys) => rankByFields(keys, index.records));
  const [owner, ...owners] = [...ranked.filter(hasValue), ...ranked.filter((record) => !hasValue(record))];
  // Most lowercase values are the reader's own texts.
  const isClear = ({ url, title }: SearchRecord) =>
    url.startsWith(`${owner?.url}.`) || (/^[A-Z]/.test(title) && query.includes(`"${title}"`));
  const requested = owner
    ? [owner, ...values.filter(isClear), ...owners, ...operations]
    : [...operations.slice(0, 1), ...errors.slice(2), ...operations.slice(1), ...refused];
  return [
    ...own.slice(0, 1),
    ...called.slice(0, 1),
    ...server,
    ...errors.slice(0, 2),
    ...fields,
    ...requested,
    ...errors.slice(2),
    ...names,
  ];
}

/** The records of sections and values that occur in a pasted body, such as the event of a webhook. */
function valuesIn(body: string, index: NameIndex): SearchRecord[] {
  const values = Array.from(body.matchAll(/"([A-Za-z][A-Za-z_]+)"(?!\s*:)/g), ([, value = ""]) => normalizeName(value));
  const isValue = ({ kind }: SearchRecord) => kind === "section" || kind === "value";
  return onePerTitle(values.flatMap((value) => index.findNamed(value)).filter(isValue));
}

/** The operation with the name, here or on the hosted platform; otherwise the one that shares most of its parts. */
function operationsNamed(name: string, parts: readonly string[], index: NameIndex): SearchRecord[] {
  const isNamed = ({ kind, code }: SearchRecord) => kind === "operation" && normalizeName(code) === name;
  const own = index.findNamed(name).filter(isNamed);
  const found = own.length > 0 ? own : index.find([`#${findHosted(name)}`]);
  const other = withUsualVerb(name);
  if (found.length > 0) return found;
  if (other !== name) return operationsNamed(other, splitWords(withUsualVerb(parts.join("_")))[0]?.parts ?? [], index);
  return index.findNamed(name).length > 0 ? [] : operationsLike(parts, index.records);
}

const isFilled = (records: readonly SearchRecord[]): boolean => records.length > 0;

const isField = ({ kind }: SearchRecord): boolean => kind === "field";
