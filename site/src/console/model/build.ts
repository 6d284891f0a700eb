import { errors, type OperationId, operations } from "@parlance/api";
import { type OpenApiDocument, type RequestBody, type Response, resolve } from "@parlance/api/openapi";
import description from "@parlance/api/openapi.json";
import { type OperationEntry as DescribedCall, listCalls } from "../../reference/model/calls.ts";
import { listExamples, parameterExample } from "../../reference/model/examples.ts";
import { type ReferenceOperation, reference } from "../../reference/model/index.ts";
import { plain as plainText } from "../../search/plain.ts";
import { buildFields, buildShape, firstSentence, resolveWhole } from "./shape.ts";
import type { ConsoleOperation, FormField, FormInput } from "./types.ts";

const document = description as unknown as OpenApiDocument;

/** What the console knows of every call of the API. */
export function buildCalls(): ConsoleOperation[] {
  const shown = new Map(reference.tags.flatMap(({ operations: own }) => own).map((one) => [one.id, one]));
  return listCalls(document).flatMap((call) => {
    const operation = shown.get(call.id);
    return operation && call.id in operations ? [buildCall(call, operation)] : [];
  });
}

function buildCall(call: DescribedCall, { id, summary, method, path, request }: ReferenceOperation): ConsoleOperation {
  const { inputs, body, success, errors: rows } = operations[id as OperationId];
  const content = Object.entries(requestBody(call)?.content ?? {})[0]?.[1] ?? {};
  const bodyFields =
    body === "none" || body === "file" ? [] : buildFields(document, resolveWhole(document, content.schema ?? {}));
  return {
    id,
    summary,
    method,
    route: path,
    inputs: inputs.map((input): FormInput => {
      const isInBody = (input.sources as readonly string[]).includes("body");
      const field = isInBody ? bodyFields.find(({ name }) => name === input.name) : parameterField(call, input.name);
      if (!field) throw new Error(`${id} has no description of ${input.name}.`);
      const { place, sources, required: isRequired } = input;
      return { ...field, in: isInBody ? "body" : place, sources, isRequired };
    }),
    body,
    prefilled: buildPrefilled(request),
    examples: listExamples(document, content.examples).map(([name, example]) => ({
      summary: example.summary ?? name,
      value: example.value,
    })),
    success,
    answer: request.answer,
    meanings: collectMeanings(call),
    errors: rows.map((row) => {
      const { status, title, messages } = errors[row];
      return { id: row, status, title, messages };
    }),
  };
}

function buildPrefilled({ values, body }: ReferenceOperation["request"]): ConsoleOperation["prefilled"] {
  const inBody = body?.kind === "json" ? (body.value as Record<string, unknown>) : {};
  return { ...values.path, ...values.query, ...values.header, ...inBody };
}

function parameterField({ parameters }: DescribedCall, name: string): FormField | undefined {
  const parameter = parameters.find((candidate) => candidate.name === name);
  if (!parameter) return undefined;
  const [media] = Object.values(parameter.content ?? {});
  const schema = parameter.schema ?? media?.schema ?? {};
  const example = parameterExample(document, parameter);
  return {
    name,
    description: firstSentence(parameter.description ?? resolveWhole(document, schema).description ?? ""),
    isRequired: false,
    ...(example !== undefined && { example }),
    shape: buildShape(document, schema),
  };
}

const requestBody = ({ operation: { requestBody: body } }: DescribedCall): RequestBody | undefined =>
  body && resolve<RequestBody>(document, body);

const collectMeanings = ({ operation: { responses = {} } }: DescribedCall): ConsoleOperation["meanings"] =>
  Object.fromEntries(
    Object.entries(responses).map(([status, given]) => [
      status,
      plainText(resolve<Response>(document, given).description ?? ""),
    ]),
  );
