import type { InputSchema } from "../validator-types.ts";

/**
 * Converts a sent value to the type of its schema, if the contract allows the sent spelling. Such spellings are digits
 * for an integer, `True` for a boolean, a list with commas, and any usual date. Other values stay unchanged, so that
 * the check refuses them. Source: contract of the API, section "Types and dates".
 *
 * @returns undefined when nothing was sent. An empty region counts as nothing, and so does `null` unless the schema
 *   lets it clear a value.
 */
export function coerce(schema: InputSchema, value: unknown): unknown {
  if (value === null) return schema["x-null"] === "clear" ? null : undefined;
  if (typeof value === "string" && !value.isWellFormed()) return coerce(schema, value.toWellFormed());
  const kind = findKind(schema);
  if (Array.isArray(value)) return coerceItems(schema, value);
  if (kind === "array" && isScalar(value) && fitsCommas(findList(schema)?.items))
    return coerceText(schema, [String(value)]);
  if (typeof value === "object") return coerceFields(schema, value as Record<string, unknown>);
  if (value === "" && schema["x-format"] === "iso-3166-1") return undefined;
  if (schema["x-format"] === "date" || schema.format === "date-time") return isoDate(value) ?? value;
  if (schema["x-format"] === "epoch") return parseEpoch(value) ?? value;
  if (findFirst(schema).format === "int64" && isBeyondSafe(value)) return String(value);
  if (kind === "integer" && !schema.enum) return parseInteger(value);
  if (kind === "boolean") return parseBoolean(value);
  if (typeof value === "number" && kind === "string" && schema.enum) return findEnumValue(schema, String(value));
  if (typeof value === "string" && schema["x-anyCase"]) return findEnumValue(schema, value);
  return typeof value === "string" && schema["x-name"] ? value.trim() : value;
}

/** Coerces a value in text form: from the path, the query, a header, or a form. */
export function coerceText(schema: InputSchema, texts: readonly string[]): unknown {
  const last = texts.at(-1) ?? "";
  const kind = findKind(schema);
  if (kind === "array") {
    const items = texts.flatMap((text) => text.split(",")).map((item) => item.trim());
    const filled = items.filter((item) => item !== "");
    return coerce(schema, filled);
  }
  if (kind === "boolean") return parseBoolean(last === "" ? "0" : last.toLowerCase());
  return coerce(schema, last);
}

const isScalar = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";

/** Whether no item has a comma, so that a list may be a text with commas between its items. */
const fitsCommas = (items: InputSchema | undefined): boolean =>
  items?.type === "integer" || items?.enum !== undefined || items?.pattern === "^[^,]*$";

/** The enum value that is the same text if case is ignored; otherwise, the text as it was sent. */
const findEnumValue = (schema: InputSchema, value: string): unknown =>
  schema.enum?.find((word) => String(word).toLowerCase() === value.toLowerCase()) ?? value;

/** The first alternative of a schema, or the schema itself if it has none. */
function findFirst(schema: InputSchema): InputSchema {
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  return first ? findFirst(first) : schema;
}

/** The type of a schema without null. If the schema has alternatives, the first one counts. */
const findKind = (schema: InputSchema): string | undefined =>
  [findFirst(schema).type].flat().find((type) => type !== "null");

function coerceItems(schema: InputSchema, values: unknown[]): unknown[] {
  const list = findList(schema);
  const items = list?.items;
  return items && !isTooLarge(list, values)
    ? values.map((value) => (value === null ? null : coerce(items, value)))
    : values;
}

/** The schema of a list. If the schema has alternatives, the first list counts. */
export function findList(schema: InputSchema): InputSchema | undefined {
  return schema.items ? schema : (schema.oneOf ?? schema.anyOf)?.map(findList).find(Boolean);
}

/** Whether a list or an object exceeds its limit. It is refused for that, so nothing else needs to be done with it. */
export function isTooLarge({ maxItems, maxProperties }: InputSchema, value: object): boolean {
  if (Array.isArray(value)) return value.length > Number(maxItems ?? Number.POSITIVE_INFINITY);
  return maxProperties !== undefined && Object.keys(value).length > Number(maxProperties);
}

function coerceFields(schema: InputSchema, value: Record<string, unknown>): unknown {
  if (!schema.properties) return isTooLarge(schema, value) ? value : wellFormed(value);
  const fields = Object.entries(schema.properties).flatMap(([name, field]): [string, unknown][] => {
    const aliases = (field["x-aliases"] as string[] | undefined) ?? [];
    const sent = [name, ...aliases].find((alias) => Object.hasOwn(value, alias) && value[alias] !== undefined);
    const coerced = sent === undefined ? undefined : coerce(field, value[sent]);
    return coerced === undefined ? [] : [[name, coerced]];
  });
  return Object.fromEntries(fields);
}

/** Fields of any name, with U+FFFD for each half of a surrogate pair. */
const wellFormed = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.toWellFormed(),
      typeof value === "string" ? value.toWellFormed() : value,
    ]),
  );

/** Whether JSON can't distinguish a number from its neighbors. Such a number is no valid ID; the check refuses it as text. */
const isBeyondSafe = (value: unknown): boolean => typeof value === "number" && !Number.isSafeInteger(value);

function parseInteger(value: unknown): unknown {
  if (typeof value !== "string" || !/^-?\d{1,16}$/.test(value)) return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

function parseBoolean(value: unknown): unknown {
  if (value === 1 || value === "1" || value === "true") return true;
  if (value === 0 || value === "0" || value === "false") return false;
  return value;
}

/** Smaller numbers are seconds, others milliseconds. */
const minMillisecondTimestamp = 1e11;
/** Seconds with a fraction, as some clients send them, as text: `1741600800.25`, `1.7416008e+09`. */
const fractionPattern = /^-?\d{1,16}\.\d{1,20}(?:e\+?\d{1,2})?$/i;
/** ISO 8601: a date, perhaps with a time, perhaps with a zone; UTC if there is no zone. */
const isoPattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** The years that ISO 8601 writes with four digits; times in milliseconds since 1970. */
export const dates = { first: Date.parse("0000-01-01T00:00:00.000Z"), last: Date.parse("9999-12-31T23:59:59.999Z") };

/** A date as milliseconds since 1970; undefined for an invalid one, or one outside the years of four digits. */
function parseMilliseconds(value: unknown): number | undefined {
  const at = parseAnyMilliseconds(value);
  return at !== undefined && at >= dates.first && at <= dates.last ? at : undefined;
}

function parseAnyMilliseconds(value: unknown): number | undefined {
  if (typeof value === "string" && /^-?\d{5,16}$/.test(value)) return parseAnyMilliseconds(Number(value));
  if (typeof value === "number" && Number.isInteger(value)) {
    return Math.abs(value) < minMillisecondTimestamp ? value * 1000 : value;
  }
  const parts = typeof value === "string" ? isoPattern.exec(value.trim()) : null;
  if (!parts) return undefined;
  const [, day = "", time = "00:00:00", zone = "Z"] = parts;
  const at = Date.parse(`${day}T${time.length === 5 ? `${time}:00` : time}${zone.toUpperCase()}`);
  // The parser accepts February 30 as March 2.
  const isReal = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  return Number.isFinite(at) && isReal ? at : undefined;
}

function isoDate(value: unknown): string | undefined {
  const at = parseMilliseconds(value);
  return at === undefined ? undefined : new Date(at).toISOString();
}

function parseEpoch(value: unknown): number | undefined {
  const isFraction = typeof value === "string" && fractionPattern.test(value);
  const at = parseMilliseconds(isFraction ? Math.floor(Number(value)) : parseInteger(value));
  return at === undefined ? undefined : Math.floor(at / 1000);
}
