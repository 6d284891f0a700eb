import { formatValue } from "../../model/request.ts";
import { buildAddress, collectHeaders, encodeComponent } from "../../model/samples/address.ts";
import type { SampleRequest } from "../../model/samples/sample-request.ts";
import type { ConsoleOperation, FormInput } from "../model/types.ts";
import { type FormState, inputsAt, parseFields, readFields } from "./form-state.ts";
import { keepsNumbers } from "./json.ts";

type Pairs = [name: string, value: string][];

/** The form's request. Both the samples and the sent request are built from it. */
export function buildRequest(operation: ConsoleOperation, typed: FormState): SampleRequest {
  const { method, route, response } = operation;
  const sent = operation.inputs.filter(({ name, in: location }) => location !== "body" && name in typed.values);
  const at = (location: FormInput["sources"][number]) => sent.filter((input) => locateInput(input, typed) === location);
  const pairs = (inputs: FormInput[]): Pairs => inputs.map(({ name }) => [name, formatValue(typed.values[name])]);
  const options = Object.fromEntries(at("LILT-API").map(({ name }) => [name, encodeOption(name, typed.values[name])]));
  const headers: Pairs = [
    ...pairs(at("header")).map(([name, value]): [string, string] => [name, encodeOption(name, value)]),
    ...(Object.keys(options).length > 0 ? [["LILT-API", formatAsciiJson(options)] satisfies [string, string]] : []),
  ];
  const body = buildBody(operation, typed);
  const query = at("query");
  return {
    method,
    path: route.replaceAll(/\{([^}]+)\}/g, (placeholder, name: string) =>
      name in typed.values ? encodeComponent(formatValue(typed.values[name])) : placeholder,
    ),
    query: pairs(query),
    headers,
    variables: pairs(at("path")),
    unsentOptions: [],
    route,
    values: {
      ...groupValues("path", collectValues(at("path"), typed)),
      ...groupValues("query", collectValues(query, typed)),
      ...groupValues("header", Object.fromEntries(headers)),
    },
    body,
    response,
  };
}

export function buildFetchRequest(base: string, request: SampleRequest, typed: FormState, key: string): Request {
  const { file, bodyText } = typed;
  const { method, body } = request;
  const headers = new Headers(collectHeaders(request));
  const bare = key.trim();
  if (bare) headers.set("authorization", formatBasicAuth(bare));
  const bodies = {
    json: () => bodyText ?? (body?.kind === "json" ? JSON.stringify(body.value) : ""),
    text: () => bodyText ?? "",
    file: () => file ?? new Blob(),
  };
  return new Request(trimSlashes(base) + buildAddress(request), {
    method: method.toUpperCase(),
    headers,
    ...(body && { body: bodies[body.kind]() }),
    credentials: "omit",
    cache: "no-store",
    referrerPolicy: "no-referrer",
  });
}

/** Removes slashes at the end of a server's URL, because paths follow. */
export const trimSlashes = (base: string): string => base.replace(/\/+$/, "");

function formatBasicAuth(key: string): string {
  const bytes = new TextEncoder().encode(`${key}:${key}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

/** For an option, the location that the reader chose, if the option allows it. */
export const locateInput = (
  { in: location, sources }: FormInput,
  { optionsIn }: Pick<FormState, "optionsIn">,
): FormInput["sources"][number] =>
  optionsIn && location !== "path" && sources.includes(optionsIn) ? optionsIn : location;

/** A file name in US-ASCII. Names that look percent-encoded are encoded too, because the server decodes. */
export const encodeHeaderName = (name: string) => (/^[\x20-\x24\x26-\x7e]*$/.test(name) ? name : encodeComponent(name));

/** `name` is the only option that the server decodes. */
const encodeOption = <Value>(option: string, value: Value): Value | string =>
  option === "name" && typeof value === "string" ? encodeHeaderName(value) : value;

const formatAsciiJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

function buildBody(operation: ConsoleOperation, typed: FormState): SampleRequest["body"] {
  if (operation.body === "none") return undefined;
  if (operation.body === "file") {
    const name = formatValue(typed.values.name ?? "file");
    return { kind: "file", name, isExample: name === operation.prefilled.name };
  }
  if (typed.bodyText === undefined) {
    return inputsAt(operation, "body").length > 0 ? { kind: "json", value: readFields(operation, typed) } : undefined;
  }
  const fields = parseFields(typed.bodyText);
  if (fields && keepsNumbers(typed.bodyText)) return { kind: "json", value: fields };
  return { kind: "text", mediaType: "application/json", value: typed.bodyText, text: typed.bodyText };
}

const collectValues = (inputs: FormInput[], { values }: FormState): Record<string, unknown> =>
  Object.fromEntries(inputs.map(({ name }) => [name, values[name]]));

const groupValues = (location: string, values: Record<string, unknown>) =>
  Object.keys(values).length > 0 ? { [location]: values } : {};
