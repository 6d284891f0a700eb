import { type DescribedParameter, exampleOf } from "@openparlance/api/described";
import {
  type AnySchema,
  escapeText,
  kindsOf,
  type OpenApiDocument,
  resolve,
  type Schema,
  sharedName,
  simplifySchema,
  target,
} from "@openparlance/api/openapi";
import { describeConstraints, otherSources } from "./facts.ts";
import { formatJson } from "./samples/format-json.ts";
import { join, pluralize, typeNames } from "./type-words.ts";
import type { Entity, EnumValue, Field, Shape, Type } from "./types.ts";

/** Required fields are marked only for the sender. */
export type Direction = "request" | "response";

export class SchemaReader {
  readonly #document: OpenApiDocument;

  constructor(document: OpenApiDocument) {
    this.#document = document;
  }

  /** @param anchor prefix of the anchors of the fields */
  readShape(input: AnySchema, anchor: string, direction: Direction): Shape {
    const schema = simplifySchema(input);
    const type = this.readType(schema);
    if (this.#isShared(schema)) {
      const { $ref: _, ...beside } = schema;
      return { type, constraints: describeConstraints(beside), values: [], fields: [] };
    }
    const constraints = describeConstraints(this.#own(schema));
    const inner = this.#core(schema);
    return this.#inPlace("shape", schema, { type, constraints, values: [], fields: [] }, () => ({
      type,
      constraints,
      values: this.#isShared(inner) ? [] : this.#readValues(inner, anchor),
      fields: this.#isShared(inner) ? [] : this.#readFields(inner, anchor, direction),
    }));
  }

  readEntity(name: string, direction: Direction, usedBy: string[]): Entity {
    const schema = this.#own(this.#shared(name));
    const inner = this.#core(schema);
    const example = exampleOf(schema);
    return {
      name: entityName(name),
      anchor: entityName(name),
      description: schema.description ?? "",
      example: example === undefined ? undefined : formatJson(example),
      usedBy,
      type: this.readType(schema),
      constraints: describeConstraints(schema),
      values: this.#isShared(inner) ? [] : this.#readValues(inner, name),
      fields: this.#isShared(inner) ? [] : this.#readFields(inner, name, direction),
    };
  }

  readParameter(parameter: DescribedParameter, anchor: string): Field {
    const { name, in: location, sources, description, isRequired, isDeprecated, example } = parameter;
    const schema = simplifySchema(parameter.schema ?? {});
    const shape = this.readShape(schema, anchor, "request");
    const isEither =
      isRequired && sources.length > 1 && !sources.some((source) => source !== location && source !== "body");
    const elsewhere = isEither ? undefined : otherSources(sources, location);
    return {
      ...shape,
      constraints: elsewhere ? [...shape.constraints, elsewhere] : shape.constraints,
      anchor,
      name,
      description: description ?? schema.description ?? "",
      presence: isEither ? "required here or in the body" : isRequired ? "required" : undefined,
      isDeprecated,
      example: example === undefined ? undefined : JSON.stringify(example),
    };
  }

  /** In words: `string or null`, `array of integers`, the name of a shared type. */
  readType(input: AnySchema): Type {
    const schema = simplifySchema(input);
    const name = this.#sharedName(schema);
    if (name !== undefined) return join([[{ entity: entityName(name) }], ...(schema.nullable ? [["null"]] : [])]);
    return this.#inPlace("type", schema, ["any value"], () => this.#typeInPlace(this.#own(schema)));
  }

  /** The names of shared types that a schema contains directly. */
  listMentions(input: AnySchema): string[] {
    const schema = simplifySchema(input);
    const name = this.#sharedName(schema);
    if (name !== undefined) return [name];
    return this.#inPlace("mentions", schema, [], () => {
      const own = this.#own(schema);
      const inner = [
        ...Object.values(own.properties ?? {}),
        ...Object.values(own.patternProperties ?? {}),
        ...listChoices(own),
        ...(own.prefixItems ?? []),
        ...[own.items, own.additionalProperties, own.not].filter((part) => part !== undefined),
        ...kindsOf(own).map(({ $ref }) => ({ $ref })),
      ];
      return inner.flatMap((part) => this.listMentions(part));
    });
  }

  listMentionsOf = (name: string): string[] => this.listMentions(this.#own(this.#shared(name)));

  #readFields(input: Schema, anchor: string, direction: Direction): Field[] {
    return this.#inPlace("fields", input, [], () => {
      const schema = this.#own(input);
      const { properties = {}, patternProperties = {}, additionalProperties, required = [] } = schema;
      const rows: [name: string, schema: AnySchema][] = [
        ...Object.entries(properties),
        ...Object.entries(patternProperties).map(([pattern, value]): [string, AnySchema] => [`/${pattern}/`, value]),
      ];
      if (rows.length > 0 && typeof additionalProperties === "object")
        rows.push(["any other key", additionalProperties]);
      const fields = [
        ...rows.map(([name, value]) =>
          this.#field(name, value, `${anchor}.${name}`, direction, required.includes(name)),
        ),
        ...this.#inlineChoices(schema).flatMap((choice) => this.#readFields(choice, anchor, direction)),
      ];
      return [...new Map(fields.map((field) => [field.name, field])).values()];
    });
  }

  #readValues(input: Schema, anchor: string): EnumValue[] {
    return this.#inPlace("values", input, [], () => {
      const schema = this.#own(input);
      const choices = this.#inlineChoices(schema).map((choice) => this.#own(choice));
      const values = [
        ...(schema.enum ?? []).map((value) => enumValue(value, anchor, schema["x-enumDescriptions"]?.[String(value)])),
        ...choices.flatMap((choice) => this.#readValues(choice, anchor)),
        ...choices.flatMap((choice) =>
          "const" in choice ? [enumValue(choice.const, anchor, choice.description ?? choice.title)] : [],
        ),
      ];
      return values.filter(({ value }, index) => values.findIndex((other) => other.value === value) === index);
    });
  }

  /** Includes nested choices. */
  #inlineChoices(schema: Schema): Schema[] {
    return listChoices(schema)
      .map((choice) => this.#core(choice))
      .filter((choice) => !this.#isShared(choice));
  }

  #field(name: string, input: AnySchema, anchor: string, direction: Direction, isRequired: boolean): Field {
    const schema = simplifySchema(input);
    const own = this.#own(schema);
    const elsewhere = otherSources(own["x-sources"], "body");
    const shape = this.readShape(schema, anchor, direction);
    const example = this.#isShared(schema) ? undefined : exampleOf(own);
    return {
      ...shape,
      constraints: elsewhere ? [...shape.constraints, elsewhere] : shape.constraints,
      anchor,
      name,
      description: schema.description ?? own.description ?? "",
      presence: describePresence(direction, isRequired || own["x-required"] === true),
      isDeprecated: own.deprecated ?? false,
      example: example === undefined ? undefined : JSON.stringify(example),
    };
  }

  #typeInPlace(own: Schema): Type {
    const choices = listChoices(own).map((choice) =>
      // A choice without a type has that of the whole schema.
      this.readType(own.type === undefined ? choice : { type: own.type, ...simplifySchema(choice) }),
    );
    if (choices.length > 0 && !own.properties) return join([...choices, ...(own.nullable ? [["null"]] : [])]);
    if (own.not !== undefined && isOpen(own)) {
      return own.not === true ? ["nothing"] : ["anything but ", ...this.readType(own.not)];
    }
    const named = join(typeNames(own).map((name) => this.#typeNamed(name, own)));
    const shared = listChoices(own).filter((choice) => this.#isShared(simplifySchema(choice)));
    return shared.length > 0 ? [...named, " with ", ...join(shared.map((choice) => this.readType(choice)))] : named;
  }

  #typeNamed(name: string, schema: Schema): Type {
    if (name === "array" && schema.items) return ["array of ", ...pluralize(this.readType(schema.items))];
    if (name === "array" && schema.prefixItems) {
      return [
        "array of ",
        ...schema.prefixItems.flatMap((item, index) => [index > 0 ? ", " : "", ...this.readType(item)]),
      ];
    }
    if (name === "object" && typeof schema.additionalProperties === "object" && !schema.properties) {
      return ["object of ", ...pluralize(this.readType(schema.additionalProperties))];
    }
    if (name === "string" && schema.format === "binary") return ["file"];
    return [name];
  }

  /** The schema inside arrays and maps. */
  #core(input: AnySchema): Schema {
    const schema = simplifySchema(input);
    if (this.#isShared(schema)) return schema;
    return this.#inPlace("core", schema, {}, () => {
      const own = this.#own(schema);
      if (own.items) return this.#core(own.items);
      if (typeof own.additionalProperties === "object" && !own.properties) return this.#core(own.additionalProperties);
      return schema;
    });
  }

  /** The schema without its reference. A simple shared type is read as if it were inline. */
  #own(input: AnySchema, open: readonly string[] = []): Schema {
    const schema = simplifySchema(input);
    if (!schema.$ref) return this.#merged(schema, open);
    const { $ref, ...beside } = schema;
    if (open.includes($ref)) return beside;
    return { ...this.#own(target(this.#document, $ref) as AnySchema, [...open, $ref]), ...beside };
  }

  /** A type with inherited fields, but without the choice between subtypes. */
  #merged(schema: Schema, open: readonly string[]): Schema {
    if (!schema.allOf) return schema;
    const { allOf, ...rest } = schema;
    const bases = allOf.map((part) => {
      const { oneOf, anyOf, discriminator, ...base } = this.#own(part, open);
      return discriminator ? base : { ...base, ...(oneOf && { oneOf }), ...(anyOf && { anyOf }) };
    });
    const parts: Schema[] = [...bases, rest];
    const merged: Schema = Object.assign({}, ...parts);
    const required = parts.flatMap((part) => part.required ?? []);
    if (required.length > 0) merged.required = required;
    for (const key of ["properties", "patternProperties"] as const) {
      if (merged[key]) merged[key] = Object.assign({}, ...parts.map((part) => part[key]));
    }
    for (const key of ["oneOf", "anyOf"] as const) {
      if (merged[key]) merged[key] = parts.flatMap((part) => part[key] ?? []);
    }
    return merged;
  }

  #sharedName(schema: Schema): string | undefined {
    const name = sharedName(schema.$ref);
    return name !== undefined && this.#isTelling(this.#shared(name)) ? name : undefined;
  }

  /** Whether the schema refers to an entity. */
  #isShared = (schema: Schema): boolean => this.#sharedName(schema) !== undefined;

  /** Whether a shared type is more than a scalar. */
  #isTelling(schema: AnySchema): boolean {
    const { properties, patternProperties, additionalProperties, items, prefixItems, allOf, ...own } =
      simplifySchema(schema);
    return Boolean(
      properties ??
        patternProperties ??
        own.enum ??
        own.oneOf ??
        own.anyOf ??
        allOf ??
        items ??
        prefixItems ??
        typeof additionalProperties === "object",
    );
  }

  #shared = (name: string): AnySchema =>
    resolve<Schema>(this.#document, { $ref: `#/components/schemas/${escapeText(name)}` });

  readonly #open = new Set<string>();

  /** Reads an inline type. @param atItself the result for a type inside itself */
  #inPlace<Result>(task: string, { $ref }: Schema, atItself: Result, read: () => Result): Result {
    if (!$ref) return read();
    const key = `${task} ${$ref}`;
    if (this.#open.has(key)) return atItself;
    this.#open.add(key);
    try {
      return read();
    } finally {
      this.#open.delete(key);
    }
  }
}

/** The entity's name, which is also its anchor. */
const entityName = (name: string): string => name.replaceAll(/\s+/g, "-");

const listChoices = ({ oneOf = [], anyOf = [] }: Schema): AnySchema[] => [...oneOf, ...anyOf];

const isOpen = (schema: Schema): boolean => (schema.type ?? schema.properties ?? schema.enum) === undefined;

function describePresence(direction: Direction, isRequired: boolean): string | undefined {
  if (direction === "request") return isRequired ? "required" : undefined;
  return isRequired ? undefined : "may be missing";
}

function enumValue(input: unknown, anchor: string, description = ""): EnumValue {
  const value = typeof input === "object" ? JSON.stringify(input) : String(input);
  return { anchor: `${anchor}.${value.replaceAll(/\s+/g, "-")}`, value, description };
}
