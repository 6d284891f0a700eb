import { inputSchemas } from "@openparlance/api/validators";
import { findKind, type GeneratedRequest, toRequest } from "./requests.ts";
import type { Chooser } from "./seeded.ts";
import { strangeTexts, strangeValues } from "./strange-values.ts";

export interface Sendable {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Makes a request wrong in one way; undefined when that is impossible for the request. */
type Mutation = (request: GeneratedRequest, chooser: Chooser) => Sendable | undefined;

const inputOf = ({ operation }: GeneratedRequest, { pick }: Chooser) =>
  operation.inputs.length > 0 ? pick(operation.inputs) : undefined;

/** Replaces the value of an input. */
const withValue =
  (valueFor: (request: GeneratedRequest, name: string, chooser: Chooser) => unknown): Mutation =>
  (request, chooser) => {
    const input = inputOf(request, chooser);
    if (!input) return undefined;
    const inputs = { ...request.inputs, [input.name]: valueFor(request, input.name, chooser) };
    return toRequest({ ...request, inputs });
  };

/** Each breaks a request in one location. Source of the idea: schema-based fuzzing (Schemathesis). */
export const mutations: Readonly<Record<string, Mutation>> = {
  "an input is missing": (request, chooser) => {
    const input = inputOf(request, chooser);
    if (!input) return undefined;
    const { [input.name]: _, ...inputs } = request.inputs;
    return toRequest({ ...request, inputs });
  },
  "an input isn't a value of its type": withValue(({ operation }, name, { pick }) => {
    const isText = operation.inputs.find((input) => input.name === name)?.sources[0] !== "body";
    // Headers accept only printable ASCII.
    const values =
      isText && operation.body === "file" ? strangeTexts.filter((value) => /^[\x20-\x7e]*$/.test(value)) : strangeTexts;
    return pick(isText ? values : strangeValues);
  }),
  "an id is of nothing": withValue((request, name) =>
    findKind(request.operation, name) ? 999_999_999 : request.inputs[name],
  ),
  "a number is out of its range": withValue(({ operation, inputs }, name, { pick }) => {
    const { minimum, maximum } = inputSchemas[operation.id].properties?.[name] ?? {};
    const beyond = [minimum, maximum]
      .filter((bound) => bound !== undefined)
      .map((bound, at) => Number(bound) + (at ? 1 : -1));
    return beyond.length > 0 ? pick(beyond) : inputs[name];
  }),
  "a text is too long": withValue(({ operation, inputs }, name) => {
    const max = Number(inputSchemas[operation.id].properties?.[name]?.maxLength ?? 0);
    const isHeader = operation.body === "file";
    return max > 0 && !(isHeader && max > 1000) ? "x".repeat(max + 1) : inputs[name];
  }),
  "a field of an object is strange": (request, { pick }) => {
    const objects = Object.entries(request.inputs).filter(([, value]) => typeof value === "object" && value !== null);
    if (objects.length === 0) return undefined;
    const [name, value] = pick(objects);
    const broken = Array.isArray(value)
      ? [...value, pick(strangeValues)]
      : { ...(value as object), [pick(["language", "x", "sections"])]: pick(strangeValues) };
    return toRequest({ ...request, inputs: { ...request.inputs, [name]: broken } });
  },
  "the body is no JSON": (request, { pick }) => {
    const whole = toRequest(request);
    if (typeof whole.body !== "object") return undefined;
    return { ...whole, body: pick(["{", "[]", '"x"', "null", "", "\uFEFF{}", '{"name": "x",}', "[".repeat(5000)]) };
  },
  "the body has parts": (request) => {
    const whole = toRequest(request);
    return {
      ...whole,
      body: typeof whole.body === "string" ? whole.body : "--x--",
      headers: { ...whole.headers, "content-type": "multipart/form-data; boundary=x" },
    };
  },
  "the options aren't an object": (request, { pick }) => {
    const whole = toRequest(request);
    return {
      ...whole,
      headers: { ...whole.headers, "lilt-api": pick(["x", "[]", "1", '{"name":', "{}", '{"name": {}}']) },
    };
  },
  "the path is another": (request, { pick }) => {
    const whole = toRequest(request);
    const [path = "", ...query] = whole.target.split("?");
    const other = pick([`${path}/`, `${path}/x`, path.toUpperCase(), `${path}%2F`, path.replace("/v2", "/v4")]);
    return { ...whole, target: [other, ...query].join("?") };
  },
  "the method is another": (request, { pick }) => ({
    ...toRequest(request),
    method: pick(["PATCH", "HEAD", "PUT", "DELETE"]),
  }),
  "the file is strange": (request, { pick }) => {
    const whole = toRequest(request);
    if (typeof whole.body !== "string") return undefined;
    const names = ["a.txt", "a.docx", "a.bin", "a.xlf", "a.json", "a.tmx", "a.csv", "a"];
    const files = [
      "",
      "\u0000\u0001",
      "<xliff",
      "{",
      "PK\u0003\u0004",
      '<xliff version="1.2"><file p:document="1" xmlns:p="urn:parlance:xliff:1"/></xliff>',
      'a,b\n"c',
    ];
    const hasName = whole.headers.name !== undefined;
    return { ...whole, body: pick(files), headers: hasName ? { ...whole.headers, name: pick(names) } : whole.headers };
  },
};
