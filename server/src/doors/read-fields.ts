import type { Operation } from "@openparlance/api";
import { ApiError, notAJsonObject, notJson } from "../errors.ts";
import { isObject } from "../http/inputs.ts";

/** The fields of a body, and the file among them. */
export interface ReadBody {
  fields: Record<string, unknown>;
  file: File | undefined;
}

/**
 * The fields of a body that is JSON, a form, or a form with parts. A list is a field that is repeated; `a[0].b` is a field of
 * an object in a list.
 *
 * @throws ApiError `bad-json`, `bad-form`
 */
export async function readFields(operation: Operation, { headers }: Request, bytes: ArrayBuffer): Promise<ReadBody> {
  const type = headers.get("content-type") ?? "";
  if (/^multipart\/form-data/i.test(type)) return readForm(operation, await partsOf(bytes, type));
  const text = new TextDecoder().decode(bytes);
  if (/^application\/x-www-form-urlencoded/i.test(type)) return readForm(operation, new URLSearchParams(text));
  if (text.trim() === "") return { fields: {}, file: undefined };
  const fields = parse(text);
  if (!isObject(fields)) throw notAJsonObject();
  return { fields, file: undefined };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

async function partsOf(bytes: ArrayBuffer, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch (cause) {
    throw Object.assign(new ApiError("bad-json", "The body is not a valid form with parts."), { cause });
  }
}

function readForm(operation: Operation, form: FormData | URLSearchParams): ReadBody {
  const lists = new Set(operation.inputs.filter(({ type }) => type === "array").map(({ name }) => name));
  const fields: Record<string, unknown> = {};
  let file: File | undefined;
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    const last = values.at(-1);
    if (last instanceof File) file = last;
    else if (!put(fields, name, last)) fields[name] = values.length > 1 || lists.has(name) ? values : last;
  }
  return { fields, file };
}

const nestedName = /^([a-z_]{1,64})\[(\d{1,2})\]\.([a-z_]{1,64})$/;

/** Puts a field of an object into its list; false for any other field. */
function put(fields: Record<string, unknown>, name: string, value: unknown): boolean {
  const [, list, index, field] = nestedName.exec(name) ?? [];
  if (list === undefined || field === undefined) return false;
  const items = (Object.hasOwn(fields, list) ? fields[list] : []) as Record<string, unknown>[];
  if (!Array.isArray(items)) return false;
  fields[list] = items;
  // An item that was left out is an empty one, which lacks what it needs.
  while (items.length <= Number(index)) items.push({});
  (items[Number(index)] as Record<string, unknown>)[field] = value;
  return true;
}
