import { errors, type OperationId, operations } from "@openparlance/api";
import type { DescribedOperation } from "@openparlance/api/described";
import { describedOperations, description, type RenderedOperation, reference } from "../../model/index.ts";
import { stripMarkdown as plainText } from "../../model/plain.ts";
import { buildFields, buildShape, firstSentence, resolveSchema } from "./shape.ts";
import type { ConsoleOperation, FormField, FormInput } from "./types.ts";

export function buildOperations(): ConsoleOperation[] {
  const rendered = new Map(reference.tags.flatMap(({ operations: own }) => own).map((one) => [one.id, one]));
  return describedOperations.flatMap((described) => {
    const operation = rendered.get(described.id);
    return operation && described.id in operations ? [buildOperation(described, operation)] : [];
  });
}

function buildOperation(operation: DescribedOperation, rendered: RenderedOperation): ConsoleOperation {
  const { id, summary, method, path, request } = rendered;
  const { inputs, body, success, errors: rows } = operations[id as OperationId];
  const [content] = operation.body?.contents ?? [];
  const schema = resolveSchema(description, content?.schema ?? {});
  const fields = body === "none" || body === "file" ? [] : buildFields(description, schema);
  return {
    id,
    summary,
    method,
    route: path,
    inputs: inputs.map((input): FormInput => {
      const isInBody = body !== "file" && (input.sources as readonly string[]).includes("body");
      const field = isInBody ? fields.find(({ name }) => name === input.name) : parameterField(operation, input.name);
      if (!field) throw new Error(`${id} has no description of ${input.name}.`);
      const { location, sources, required: isRequired } = input;
      return { ...field, in: isInBody ? "body" : location, sources, isRequired };
    }),
    body,
    prefilled: buildPrefilled(request),
    examples: (content?.examples ?? []).map(({ name, summary = name, value }) => ({ summary, value })),
    success,
    response: request.response,
    meanings: Object.fromEntries(operation.responses.map((one) => [one.status, plainText(one.description)])),
    errors: rows.map((row) => {
      const { status, title, messages } = errors[row];
      return { id: row, status, title, messages };
    }),
  };
}

function buildPrefilled({ values, body }: RenderedOperation["request"]): ConsoleOperation["prefilled"] {
  const inBody = body?.kind === "json" ? (body.value as Record<string, unknown>) : {};
  return { ...values.path, ...values.query, ...values.header, ...inBody };
}

function parameterField({ parameters }: DescribedOperation, name: string): FormField | undefined {
  const parameter = parameters.find((candidate) => candidate.name === name);
  if (!parameter) return undefined;
  const { schema = {}, example } = parameter;
  return {
    name,
    description: firstSentence(parameter.description ?? resolveSchema(description, schema).description ?? ""),
    isRequired: false,
    ...(example !== undefined && { example }),
    shape: buildShape(description, schema),
  };
}
