import { exampleOf } from "@openparlance/api/described";
import { type AnySchema, type OpenApiDocument, resolve, type Schema, simplifySchema } from "@openparlance/api/openapi";
import { describeConstraints } from "../../model/facts.ts";
import { stripMarkdown as plainText } from "../../model/plain.ts";
import type { FieldShape, FormField } from "./types.ts";

/** Resolves all references. An input with several types gets the first one. */
export function buildShape(document: OpenApiDocument, input: AnySchema): FieldShape {
  const schema = resolveSchema(document, input);
  const { default: preset, minimum, maximum, maxLength } = schema;
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  if (first !== undefined) return { ...buildShape(document, first), ...(preset !== undefined && { default: preset }) };
  return {
    kind: findKind(schema),
    constraints: describeConstraints(schema).filter((fact) => !/^int\d+$/.test(fact)),
    ...(preset !== undefined && { default: preset }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(maxLength !== undefined && { maxLength }),
    ...(schema.enum && { values: listValues(schema) }),
    ...(schema.items !== undefined && { item: buildShape(document, schema.items) }),
    ...(schema.properties && { fields: buildFields(document, schema) }),
  };
}

/** Keywords next to a reference override those of its target. */
export function resolveSchema(document: OpenApiDocument, input: AnySchema): Schema {
  const schema = simplifySchema(input);
  const { $ref, ...siblings } = schema;
  return $ref ? { ...simplifySchema(resolve<Schema>(document, { $ref })), ...siblings } : schema;
}

export function buildFields(document: OpenApiDocument, { properties = {}, required = [] }: Schema): FormField[] {
  return Object.entries(properties).map(([name, input]) => {
    const schema = resolveSchema(document, input);
    const example = exampleOf(schema);
    return {
      name,
      description: firstSentence(schema.description ?? ""),
      isRequired: required.includes(name),
      ...(example !== undefined && { example }),
      shape: buildShape(document, schema),
    };
  });
}

/** One sentence is enough for filling in a field. The whole text is below the console. */
export const firstSentence = (markdown: string): string =>
  /^.*?[.](?= [A-Z]|$)/.exec(plainText(markdown))?.[0] ?? plainText(markdown);

function findKind(schema: Schema): FieldShape["kind"] {
  if (schema.enum) return "choice";
  const type = [schema.type].flat().find((one) => one !== "null");
  if (type === "string") return "text";
  if (type === "boolean") return "flag";
  if (type === "array") return "list";
  if (type === "object") return schema.properties ? "object" : "any";
  return type === "integer" || type === "number" ? type : "any";
}

/** Of values with the same text, such as `0` and `"0"`, only the first is listed. */
function listValues(schema: Schema): NonNullable<FieldShape["values"]> {
  const { enum: values = [], "x-enumDescriptions": descriptions = {} } = schema;
  const bySpelling = new Map(values.toReversed().map((value) => [String(value), value]));
  return [...bySpelling]
    .toReversed()
    .map(([spelling, value]) => ({ value, description: plainText(descriptions[spelling] ?? "") }));
}
