import type { InputSchema } from "@openparlance/api/validators";
import { ApiError, invalid, notAJsonObject } from "../core/errors.ts";
import { nextTurn } from "../core/turns.ts";
import { parseJson } from "../http/body.ts";
import { decodeFields, decodeText } from "../http/decoded-text.ts";
import { isObject } from "../http/inputs.ts";

/** No operation has this many fields. Reading a form with thousands of fields takes minutes. */
const maxParts = 1000;

export interface ReadBody {
  fields: Record<string, unknown>;
  file: File | undefined;
}

/**
 * The fields of a JSON body, a form, or a multipart form. A list is a repeated field; `a[0].b` is a field of an object
 * in a list. @throws ApiError `bad-json`
 */
export async function readFields(schema: InputSchema, { headers }: Request, bytes: ArrayBuffer): Promise<ReadBody> {
  const type = headers.get("content-type") ?? "";
  if (/^multipart\/form-data/i.test(type)) return readForm(schema, await partsOf(bytes, type));
  const text = decodeText(new Uint8Array(bytes), type);
  if (/^application\/x-www-form-urlencoded/i.test(type)) {
    if (text.split("&", maxParts + 1).length > maxParts) throw tooManyParts();
    return readForm(schema, decodeFields(text, type));
  }
  if (text.trim() === "") return { fields: {}, file: undefined };
  const fields = parseJson(text);
  if (!isObject(fields)) throw notAJsonObject();
  return { fields, file: undefined };
}

const tooManyParts = () => new ApiError("bad-json", `A form has at most ${maxParts} parts.`);

async function partsOf(bytes: ArrayBuffer, type: string): Promise<FormData> {
  const [, quoted, token = ""] = /;\s*boundary=(?:"([ !#-[\]-~]*)"|([!#-:<-[\]-~]*))/i.exec(type) ?? [];
  const boundary = quoted ?? token;
  if ((await countIn(bytes, `\n--${boundary}`, maxParts + 1)) > maxParts) throw tooManyParts();
  // The parser could read another boundary from the same header.
  const headers = { "content-type": `multipart/form-data; boundary="${boundary}"` };
  // From a buffer, the parser would make two more copies.
  const body = new ReadableStream({
    start(parts) {
      parts.enqueue(new Uint8Array(bytes));
      parts.close();
    },
  });
  let form: FormData;
  try {
    form = await new Response(body, { headers }).formData();
  } catch (cause) {
    throw Object.assign(new ApiError("bad-json", "The body is not a valid form with parts."), { cause });
  }
  // The parser replaces bytes that aren't UTF-8.
  const [damaged] =
    [...form].find((field) => field.some((it) => hasReplacement(it instanceof File ? it.name : it))) ?? [];
  if (damaged !== undefined && (await countIn(bytes, "\ufffd", 1)) === 0) throw invalid(damaged, "valid UTF-8");
  return form;
}

const hasReplacement = (text: string): boolean => text.includes("\ufffd");

const sliceBytes = 1024 ** 2;

/**
 * Counts how often a text occurs in bytes; stops after the slice in which it reaches `max`. Searching the bytes as text
 * is ten times as fast. Other requests have their turn after each slice.
 */
async function countIn(body: ArrayBuffer, text: string, max: number): Promise<number> {
  const decoder = new TextDecoder("latin1");
  const wanted = decoder.decode(new TextEncoder().encode(text));
  let count = 0;
  for (let start = 0; start < body.byteLength && count < max; start += sliceBytes) {
    const length = Math.min(sliceBytes + wanted.length - 1, body.byteLength - start);
    const slice = decoder.decode(new Uint8Array(body, start, length));
    for (let at = slice.indexOf(wanted); at >= 0; at = slice.indexOf(wanted, at + 1)) count++;
    if (length >= sliceBytes) await nextTurn();
  }
  return count;
}

function readForm({ properties = {} }: InputSchema, form: FormData | URLSearchParams): ReadBody {
  const fields: Record<string, unknown> = {};
  let file: File | undefined;
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    const last = values.at(-1);
    if (last instanceof File) file = last;
    else if (!putField(fields, name, last)) fields[name] = fieldValue(properties[name], values);
  }
  return { fields, file };
}

/** A field's value. Several values become a text with commas if the schema's items have none, and otherwise a list. */
function fieldValue(schema: InputSchema | undefined, values: readonly unknown[]): unknown {
  if (schema?.items?.pattern === "^[^,]*$") return values.join();
  return values.length > 1 || schema?.type === "array" ? values : values[0];
}

const nestedNamePattern = /^([a-z_]{1,64})\[(\d{1,2})\]\.([a-z_]{1,64})$/;

/** Puts a field like `pairs[0].source` into item 0 of the list `pairs`. @returns false for names of another form */
function putField(fields: Record<string, unknown>, name: string, value: unknown): boolean {
  const [, list, index, field] = nestedNamePattern.exec(name) ?? [];
  if (list === undefined || field === undefined) return false;
  const items = (Object.hasOwn(fields, list) ? fields[list] : []) as Record<string, unknown>[];
  if (!Array.isArray(items)) return false;
  fields[list] = items;
  // A missing item becomes an empty one, which then lacks its required fields.
  while (items.length <= Number(index)) items.push({});
  (items[Number(index)] as Record<string, unknown>)[field] = value;
  return true;
}
