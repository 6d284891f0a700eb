import type { Schema } from "@openparlance/api/openapi";
import type { Type } from "./types.ts";

export function listTypeNames(schema: Schema): string[] {
  const input = schema.type ?? guessTypes(schema);
  const names = typeof input === "string" ? [input] : input;
  return schema.nullable && !names.includes("null") ? [...names, "null"] : names;
}

/** The types that other keywords of an untyped schema imply; all types without such keywords. */
function guessTypes(schema: Schema): string[] {
  if (schema.properties || schema.patternProperties || typeof schema.additionalProperties === "object")
    return ["object"];
  if (schema.items || schema.prefixItems) return ["array"];
  const values = schema.enum ?? ("const" in schema ? [schema.const] : []);
  const types = new Set(values.map((value) => (value === null ? "null" : typeof value)));
  return types.size > 0 ? [...types] : ["any value"];
}

/** `a or b`, or `a, b, or c`. */
export function joinTypes(types: Type[]): Type {
  const texts = types.map((type) => JSON.stringify(type));
  const different = types.filter((_, index) => texts.indexOf(texts[index] as string) === index);
  return different.flatMap((type, index) => {
    if (index === 0) return type;
    return [index < different.length - 1 ? ", " : index > 1 ? ", or " : " or ", ...type];
  });
}

export const formatTypeText = (type: Type): string =>
  type.map((part) => (typeof part === "string" ? part : part.entity)).join("");

/** Writes a type in the plural, such as `arrays of integers` or `strings or numbers`. */
export const pluralize = (type: Type): Type =>
  type.map((part, index) =>
    typeof part === "string" && (index === 0 || / or $|^, $/.test(`${type[index - 1]}`))
      ? part.replace(/(?<=^(?:array|object))(?= of )|(?<!^null| )$/, "s")
      : part,
  );
