import type { DeepReadonly, RunFolder, RunStep } from "@openparlance/api";
import type { RenderedOperation } from "../../model/index.ts";
import { buildBody } from "../../model/request.ts";
import { emptyRequest, type SampleRequest } from "../../model/samples/sample-request.ts";

/** Has full URLs in its links, and its own URL in the reference. */
export interface LinkedOperation extends RenderedOperation {
  address: string;
}

/** `{{name}}` is a variable; `{{#name}}` in a JSON body is a number. */
export interface RequestStep
  extends Pick<
    LinkedOperation,
    "summary" | "method" | "path" | "description" | "parameters" | "request" | "responses"
  > {
  id: string;
  /** The operation's URL in the reference; undefined for a request to a URL from a response. */
  address: string | undefined;
  /** The variable with the URL of a request without the key. */
  urlVariable: string | undefined;
  status: number;
  /** Variables that get values from the response. */
  captures: ResponseLocation[];
  /** IDs that the response must repeat from the request. */
  checks: ResponseLocation[];
  until: { at: string; is: string | number | boolean } | undefined;
}

export interface ResponseLocation {
  variable: string;
  pointer: string;
}

export interface StepFolder {
  name: string;
  description: string;
  steps: RequestStep[];
}

/** Folders and their steps are in the order of a run. Variables start with the values of the examples. */
export interface CollectionRun {
  folders: StepFolder[];
  variables: Record<string, string>;
}

interface Sources {
  operations: ReadonlyMap<string, LinkedOperation>;
  /** Descriptions by tag. */
  tags: ReadonlyMap<string, string>;
}

/** The steps of `api/data/run.yaml` with their requests. */
export function buildRun(folders: DeepReadonly<RunFolder[]>, { operations, tags }: Sources): CollectionRun {
  const variables: Record<string, string> = {};
  const placements = new Set(
    folders.flatMap(({ steps }) => steps.flatMap((step) => listNames(Object.values(step.with ?? {})))),
  );
  const buildStep = (step: DeepReadonly<RunStep>): RequestStep => {
    if (step.send) return buildSendStep(step, step.send);
    const operation = operations.get(step.operation ?? "");
    if (!operation) throw new Error(`The run names ${step.operation}, which isn't an operation.`);
    const known = Object.entries(variables).filter(([name]) => !placements.has(name));
    const byExample = new Map(known.map(([name, value]): [string, string] => [value, name]));
    const request = fillRequest(exampleRequest(operation, step), byExample, step.with ?? {});
    const response = findResponse(operation);
    const captures = listLocations(step.captures);
    const checks = listLocations(step.checks);
    for (const { variable, pointer } of captures) variables[variable] = String(findAt(response.value, pointer));
    const sent = new Set(listNames(request));
    const repeated = ["/id", "/0/id"].flatMap((pointer) => {
      const variable = byExample.get(String(findAt(response.value, pointer)));
      return variable && sent.has(variable) ? [{ variable, pointer }] : [];
    });
    return {
      ...operation,
      id: step.id ?? operation.id,
      summary: step.title ?? operation.summary,
      request,
      urlVariable: undefined,
      status: response.status,
      captures,
      checks: [...(captures.length > 0 ? [] : repeated), ...checks],
      until: step.until,
    };
  };
  return {
    folders: folders.map(({ name, description = tags.get(name) ?? "", steps }) => ({
      name,
      description,
      steps: steps.map(buildStep),
    })),
    variables,
  };
}

const listLocations = (byVariable: Readonly<Record<string, string>> = {}): ResponseLocation[] =>
  Object.entries(byVariable).map(([variable, pointer]) => ({ variable, pointer }));

const buildSendStep = (
  { id = "", title = "" }: DeepReadonly<RunStep>,
  { url, file }: { url: string; file: string },
): RequestStep => ({
  id,
  summary: title,
  method: "put",
  path: "",
  description: "Sends the bytes to the URL from the previous response. The URL is signed, so no key is needed.",
  parameters: [],
  responses: [],
  address: undefined,
  urlVariable: url,
  status: 200,
  captures: [],
  checks: [],
  until: undefined,
  request: { ...emptyRequest, method: "put", body: { kind: "file", name: file } },
});

function exampleRequest(
  { request: typical, body }: LinkedOperation,
  { example: name, options = [] }: DeepReadonly<RunStep>,
): SampleRequest {
  const added = typical.unsentOptions.filter((option) => options.includes(option.name));
  const query = [...typical.query, ...added.map(({ name, value }): [string, string] => [name, value])];
  const unsentOptions = typical.unsentOptions.filter((option) => !added.includes(option));
  const request = { ...typical, query, unsentOptions };
  if (name === undefined) return request;
  const example = body?.examples.find((each) => each.name === name);
  if (!example) throw new Error(`The run names the example ${name}, which the operation doesn't have.`);
  const { mediaType, text } = example;
  return { ...request, body: buildBody({ mediaType, example: JSON.parse(text) }, name) };
}

/** The first successful response, with its first example. */
function findResponse({ id, responses }: LinkedOperation): { status: number; value: unknown } {
  const success = responses.find(({ isSuccess }) => isSuccess);
  if (!success) throw new Error(`${id} has no success.`);
  const [example] = success.examples;
  const isJson = example?.mediaType === "application/json";
  return { status: Number(success.status), value: isJson ? JSON.parse(example.text) : undefined };
}

type Overrides = Readonly<Record<string, string | number>>;

function fillRequest(request: SampleRequest, byExample: ReadonlyMap<string, string>, input: Overrides): SampleRequest {
  const fill = (name: string, value: unknown): unknown => {
    if (input[name] !== undefined) return input[name];
    const variable = /(?:id|ids|key)$/i.test(name) ? byExample.get(String(value)) : undefined;
    if (variable === undefined) return value;
    return typeof value === "number" ? `{{#${variable}}}` : `{{${variable}}}`;
  };
  const fillAll = (pairs: SampleRequest["query"]) =>
    pairs.map(([name, value]): [string, string] => [name, String(fill(name, value))]);
  const { body } = request;
  return {
    ...request,
    variables: fillAll(request.variables),
    query: fillAll(request.query),
    headers: fillAll(request.headers),
    body: body?.kind === "json" ? { kind: "json", value: mapFields(body.value, fill) } : body,
  };
}

/** Maps each scalar of a JSON value; items of a list have the name of its field. */
function mapFields(value: unknown, map: (name: string, value: unknown) => unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => mapFields(item, map, name));
  if (typeof value !== "object" || value === null) return map(name, value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapFields(item, map, key)]));
}

const listNames = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/\{\{#?(\w+)\}\}/g)].map(([, name = ""]) => name);

const findAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);
