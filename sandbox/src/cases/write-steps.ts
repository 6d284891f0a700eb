import { internalOperations, type Operation, operations } from "@openparlance/api";
import type { Criterion, StepParameter } from "@openparlance/api/arazzo";
import {
  buildSecurity,
  type CaseBody,
  CaseError,
  type CaseStep,
  isExpression,
  keyInputs,
  maxActsBefore,
  maxCaseSteps,
} from "./case.ts";
import { decodeText, type Leaf, listLeaves } from "./case-body.ts";
import type { CaseExchange } from "./recorder.ts";

/** @throws CaseError when a step sends a random value that no response contained */
export function writeSteps(first: readonly CaseExchange[], second: readonly CaseExchange[]): CaseStep[] {
  if (first.length === 0) throw new CaseError("has no requests.");
  if (first.length > maxCaseSteps) throw new CaseError(`has more than ${maxCaseSteps} requests.`);
  const outputs = new StepOutputs(first, second);
  const steps = first.map((recorded, index) => {
    const other = second[index];
    if (!other) throw new CaseError("sends other requests each time it runs.");
    return writeStep(index, recorded, other, outputs);
  });
  return steps.map((step, index) => ({ ...step, ...outputs.outputsOf(index) }));
}

function writeStep(index: number, recorded: CaseExchange, other: CaseExchange, outputs: StepOutputs): CaseStep {
  const { before, key } = recorded;
  if (before.length > maxActsBefore) throw new CaseError(`does more than ${maxActsBefore} things before a request.`);
  const sent = outputs.bindValues(index, writeRequest(recorded), writeRequest(other)) ?? {
    ...writeRaw(recorded),
    "x-parlance-target": outputs.bindUrl(index, recorded.target, other.target),
  };
  return {
    stepId: `step-${index + 1}`,
    ...(before.length > 0 && { "x-parlance-before": before }),
    ...sent,
    ...(key !== keyInputs.own && { "x-security": key === undefined ? [] : buildSecurity(key) }),
    successCriteria: writeCriteria(recorded, other),
  };
}

type StepRequest = Pick<CaseStep, "operationId" | "operationPath" | "x-parlance-target" | "parameters" | "requestBody">;

/** A request by its operation and parameters, or as it was sent if they can't represent it. */
function writeRequest(recorded: CaseExchange): StepRequest {
  const { method, path, query, target = path } = recorded;
  const operation = findOperation(method, path);
  if (!operation) return writeRaw(recorded);
  const { search } = new URL(target, "http://sandbox");
  const isRepeated = new Set(query.map(([name]) => name)).size < query.length;
  const inPath = operation.parameters.map(({ value }) => encodeURIComponent(String(value)));
  const isSame = fillPath(operation.path, inPath) === path && decodePath(search) !== undefined;
  if (isRepeated || !isSame) return writeRaw(recorded);
  const inQuery = query.map(([name, value]) => writeParameter(name, "query", value));
  return { operationId: operation.id, ...writeParts(recorded, [...operation.parameters, ...inQuery]) };
}

function writeRaw(recorded: CaseExchange): StepRequest {
  const { method, path, query, target = `${path}?${new URLSearchParams(query)}` } = recorded;
  const pointer = path.replaceAll("~", "~0").replaceAll("/", "~1");
  return {
    operationPath: `{$sourceDescriptions.parlance.url}#/paths/${pointer}/${method.toLowerCase()}`,
    "x-parlance-target": target,
    ...writeParts(recorded, []),
  };
}

const writeParameter = (name: string, location: "path" | "query" | "header", value: string): StepParameter => ({
  name,
  in: location,
  value,
});

function writeParts({ headers, body }: CaseExchange, before: readonly StepParameter[]): StepRequest {
  const type = body.length > 0 ? headers.find(([name]) => name === "content-type")?.[1] : undefined;
  const inHeaders = headers.filter(([name]) => type === undefined || name !== "content-type");
  const parameters = [...before, ...inHeaders.map(([name, value]) => writeParameter(name, "header", value))];
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(body.length > 0 && { requestBody: { contentType: type ?? "", ...writePayload(body) } }),
  };
}

/** JSON as a value if serializing it restores the text apart from whitespace, other text as text, bytes as base64. */
function writePayload(body: Uint8Array): Pick<CaseBody, "payload" | "x-parlance-encoding"> {
  const text = decodeText(body);
  if (text === undefined || isExpression(text)) return { payload: toBase64(body), "x-parlance-encoding": "base64" };
  try {
    const payload = JSON.parse(text);
    const isSame = JSON.stringify(payload).replaceAll(/\s/g, "") === text.replaceAll(/\s/g, "");
    if (typeof payload === "object" && payload !== null && isSame) return { payload };
  } catch {
    // Not JSON.
  }
  return { payload: text };
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

const allOperations: readonly Operation[] = Object.values({ ...operations, ...internalOperations });

function findOperation(method: string, path: string) {
  for (const { id, method: own, path: template } of allOperations) {
    if (own !== method.toLowerCase()) continue;
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    const pattern = template.replaceAll(/[.]/g, "\\.").replaceAll(/\{\w+\}/g, "([^/]+)");
    const [whole, ...values] = new RegExp(`^${pattern}$`).exec(path) ?? [];
    if (whole === undefined) continue;
    const parameters = names.map((name, index) => writeParameter(name, "path", decodePath(values[index] ?? "") ?? ""));
    return { id, path: template, parameters };
  }
  return undefined;
}

const fillPath = (template: string, values: readonly string[]): string => {
  const rest = [...values];
  return template.replaceAll(/\{\w+\}/g, () => rest.shift() ?? "");
};

function decodePath(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Headers that are compared if they are present, because programs depend on them. */
const comparedHeaders = [
  "Parlance-Error",
  "Allow",
  "Retry-After",
  "WWW-Authenticate",
  "Idempotency-Replayed",
  "Content-Disposition",
  "Content-Range",
  "ETag",
];

function writeCriteria({ response }: CaseExchange, { response: other }: CaseExchange): Criterion[] {
  const headers = comparedHeaders.flatMap((name) => {
    const value = response.headers.get(name);
    const isFixed = value !== null && value === other.headers.get(name);
    return isFixed ? [writeEquality(`$response.header.${name}`, value)] : [];
  });
  return [writeEquality("$statusCode", response.status), ...headers, ...writeBodyCriteria(response.body, other.body)];
}

function writeBodyCriteria(body: unknown, other: unknown): Criterion[] {
  if (body === undefined || body === "") return [];
  const others = new Map(listLeaves(other));
  return [...listLeaves(body)]
    .filter(([pointer, value]) => others.get(pointer) === value && !/[\s=!<>]/.test(pointer))
    .map(([pointer, value]) => writeEquality(`$response.body${pointer && `#${pointer}`}`, value));
}

const writeEquality = (expression: string, value: Leaf[1]): Criterion => ({
  condition: `${expression} == ${typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : value}`,
});

class StepOutputs {
  readonly #leaves: readonly (readonly [Leaf[], Map<string, Leaf[1]>])[];
  readonly #byStep = new Map<number, Record<string, string>>();

  constructor(first: readonly CaseExchange[], second: readonly CaseExchange[]) {
    this.#leaves = first.map(({ response }, index) => [
      [...listLeaves(response.json)],
      new Map(listLeaves(second[index]?.response.json)),
    ]);
  }

  outputsOf(index: number): Pick<CaseStep, "outputs"> {
    const outputs = this.#byStep.get(index);
    return outputs ? { outputs } : {};
  }

  /** Replaces the parts that differ between two recordings by expressions; undefined when no response has the value. */
  bindValues<Part>(before: number, one: Part, other: Part): Part | undefined {
    if (typeof one !== "object" || one === null) {
      if (one === other) return one;
      return this.#find(before, (value, otherValue) => value === one && otherValue === other) as Part | undefined;
    }
    const others = other as Record<string, unknown> | null;
    const entries = Object.entries(one).map(([name, inner]) => [
      name,
      inner === undefined ? undefined : this.bindValues(before, inner, others?.[name]),
    ]);
    if (entries.some(([name, inner]) => inner === undefined && one[name as keyof Part] !== undefined)) return undefined;
    return (Array.isArray(one) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)) as Part;
  }

  bindUrl(before: number, one: string | undefined, other: string | undefined): string {
    const isUrl = (value: Leaf[1], target: string | undefined) => typeof value === "string" && pathOf(value) === target;
    const expression = this.#find(before, (value, otherValue) => isUrl(value, one) && isUrl(otherValue, other));
    if (!expression) throw new CaseError("sends a random value, so it can't be repeated.");
    return expression;
  }

  #find(before: number, matches: (value: Leaf[1], other: Leaf[1]) => boolean): string | undefined {
    for (const [index, [leaves, others]] of this.#leaves.slice(0, before).entries()) {
      const found = leaves.find(([pointer, value]) => matches(value, others.get(pointer) ?? null));
      if (!found) continue;
      const outputs = this.#byStep.get(index) ?? {};
      this.#byStep.set(index, outputs);
      const expression = `$response.body#${found[0]}`;
      const name =
        Object.keys(outputs).find((each) => outputs[each] === expression) ?? `value${Object.keys(outputs).length + 1}`;
      outputs[name] = expression;
      return `$steps.step-${index + 1}.outputs.${name}`;
    }
    return undefined;
  }
}

function pathOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
