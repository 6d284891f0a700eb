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

/** `a or b`. */
export function joinTypes(types: Type[]): Type {
  const texts = types.map((type) => JSON.stringify(type));
  const different = types.filter((_, index) => texts.indexOf(texts[index] as string) === index);
  return different.flatMap((type, index) => {
    if (index === 0) return type;
    return [index === different.length - 1 ? " or " : ", ", ...type];
  });
}

export const formatTypeText = (type: Type): string =>
  type.map((part) => (typeof part === "string" ? part : part.entity)).join("");

const plurals: Record<string, string> = { "any value": "any values" };

/** Writes a type in the plural, such as `arrays of integers`. */
export function pluralize([firstPart, ...rest]: Type): Type {
  if (typeof firstPart !== "string") return firstPart ? [firstPart, ...rest] : [];
  const words = firstPart.startsWith("array of ")
    ? firstPart.replace("array", "arrays")
    : firstPart.startsWith("object of ")
      ? firstPart.replace("object", "objects")
      : (plurals[firstPart] ?? `${firstPart}s`);
  return [words, ...rest];
}
