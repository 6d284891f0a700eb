import type { Schema } from "../description.ts";

/** Visits the parts of a description, for tests that look at all of it. */
export interface DescriptionVisitor {
  /** Every schema, including nested ones. */
  schema?(schema: Schema, pointer: string): void;
  /** Every example of a parameter, header, body or schema, with the schema that it shows. */
  example?(value: unknown, schema: Schema, pointer: string): void;
  text?(markdown: string, pointer: string): void;
}

type Node = Record<string, unknown>;

export function visit(document: object, visitor: DescriptionVisitor): void {
  visitNode(document as Node, "#", visitor);
}

function visitNode(node: Node, pointer: string, visitor: DescriptionVisitor): void {
  if (typeof node.description === "string") visitor.text?.(node.description, pointer);
  for (const key of ["x-effects", "x-enumDescriptions"]) {
    for (const text of Object.values((node[key] as Node | undefined) ?? {})) visitor.text?.(String(text), pointer);
  }
  if (isNode(node.schema)) visitExamples(node, node.schema, pointer, visitor);
  for (const [key, value] of Object.entries(node)) {
    if (!isNode(value) || key === "example" || key === "examples" || key.startsWith("x-")) continue;
    const inner = `${pointer}/${key}`;
    if (key === "schema") visitSchema(value, inner, visitor);
    else if (key === "schemas") for (const [name, it] of nodes(value)) visitSchema(it, `${inner}/${name}`, visitor);
    else visitNode(value, inner, visitor);
  }
}

function visitSchema(schema: Schema, pointer: string, visitor: DescriptionVisitor): void {
  visitor.schema?.(schema, pointer);
  if (schema.description) visitor.text?.(schema.description, pointer);
  for (const text of Object.values(schema["x-enumDescriptions"] ?? {})) visitor.text?.(String(text), pointer);
  for (const value of [schema.example, schema.default, ...(schema.examples ?? [])]) {
    if (value !== undefined) visitor.example?.(value, schema, pointer);
  }
  for (const [name, it] of nodes(schema.properties)) visitSchema(it, `${pointer}/properties/${name}`, visitor);
  for (const key of ["items", "additionalProperties", "not"]) {
    const inner = schema[key];
    if (isNode(inner)) visitSchema(inner, `${pointer}/${key}`, visitor);
  }
  for (const key of ["oneOf", "anyOf", "allOf"]) {
    for (const [index, it] of nodes(schema[key])) visitSchema(it, `${pointer}/${key}/${index}`, visitor);
  }
}

function visitExamples(node: Node, schema: Schema, pointer: string, visitor: DescriptionVisitor): void {
  if (node.example !== undefined) visitor.example?.(node.example, schema, `${pointer}/example`);
  for (const [name, example] of nodes(node.examples)) {
    // A reference leads to an error example, which is visited with the other components.
    if ("value" in example) visitor.example?.(example.value, schema, `${pointer}/examples/${name}`);
  }
}

const nodes = (value: unknown): [string, Node][] =>
  isNode(value) ? Object.entries(value).filter((entry): entry is [string, Node] => isNode(entry[1])) : [];

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
