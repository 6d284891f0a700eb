import { type AnySchema, type OpenApiDocument, plain, resolve, type Schema } from "@parlance/api/openapi";
import { exampleOf } from "../../reference/model/examples.ts";
import { factsOf } from "../../reference/model/facts.ts";
import { plain as plainText } from "../../search/plain.ts";
import type { Field, Shape } from "./types.ts";

/** What a value may be, all references resolved. An input of several types takes the first of them. */
export function shapeOf(document: OpenApiDocument, given: AnySchema): Shape {
  const schema = wholeOf(document, given);
  const { default: preset, minimum, maximum, maxLength } = schema;
  const [first] = schema.oneOf ?? schema.anyOf ?? [];
  if (first !== undefined) return { ...shapeOf(document, first), ...(preset !== undefined && { default: preset }) };
  return {
    kind: kindOf(schema),
    constraints: factsOf(schema).filter((fact) => !/^int\d+$/.test(fact)),
    ...(preset !== undefined && { default: preset }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(maxLength !== undefined && { maxLength }),
    ...(schema.enum && { values: valuesOf(schema) }),
    ...(schema.items !== undefined && { item: shapeOf(document, schema.items) }),
    ...(schema.properties && { fields: fieldsOf(document, schema) }),
  };
}

/** The schema with what it refers to; words beside a reference win. */
export function wholeOf(document: OpenApiDocument, given: AnySchema): Schema {
  const schema = plain(given);
  const { $ref, ...beside } = schema;
  return $ref ? { ...plain(resolve<Schema>(document, { $ref })), ...beside } : schema;
}

export function fieldsOf(document: OpenApiDocument, { properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, given]) => {
    const schema = wholeOf(document, given);
    const example = exampleOf(schema);
    return {
      name,
      description: firstSentence(schema.description ?? ""),
      isRequired: required.includes(name),
      ...(example !== undefined && { example }),
      shape: shapeOf(document, schema),
    };
  });
}

/** Enough to fill in a field by; the whole text stands below the console. */
export const firstSentence = (markdown: string): string =>
  /^.*?[.](?= [A-Z]|$)/.exec(plainText(markdown))?.[0] ?? plainText(markdown);

function kindOf(schema: Schema): Shape["kind"] {
  if (schema.enum) return "choice";
  const type = [schema.type].flat().find((one) => one !== "null");
  if (type === "string") return "text";
  if (type === "boolean") return "flag";
  if (type === "array") return "list";
  if (type === "object") return schema.properties ? "object" : "any";
  return type === "integer" || type === "number" ? type : "any";
}

/** Of values that are spelt alike, `0` and `"0"`, the first. */
function valuesOf({
  enum: values = [],
  "x-enumDescriptions": descriptions = {},
}: Schema): NonNullable<Shape["values"]> {
  const bySpelling = new Map(values.toReversed().map((value) => [String(value), value]));
  return [...bySpelling]
    .toReversed()
    .map(([spelling, value]) => ({ value, description: plainText(descriptions[spelling] ?? "") }));
}
