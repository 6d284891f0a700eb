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
import { describeConstraints, describeOtherSources } from "./facts.ts";
import { formatJson } from "./samples/format-json.ts";
import { joinTypes, listTypeNames, pluralize } from "./type-words.ts";
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
      const { $ref: _, ...siblings } = schema;
      return { type, constraints: describeConstraints(siblings), values: [], fields: [] };
    }
    const constraints = describeConstraints(this.#resolveSchema(schema));
    const inner = this.#readInnerSchema(schema);
    return this.#guardRecursion("shape", schema, { type, constraints, values: [], fields: [] }, () => ({
      type,
      constraints,
      values: this.#isShared(inner) ? [] : this.#readValues(inner, anchor),
      fields: this.#isShared(inner) ? [] : this.#readFields(inner, anchor, direction),
    }));
  }

  readEntity(name: string, direction: Direction, usedBy: string[]): Entity {
    const schema = this.#resolveSchema(this.#findShared(name));
    const inner = this.#readInnerSchema(schema);
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
    const otherSources = isEither ? undefined : describeOtherSources(sources, location);
    return {
      ...shape,
      constraints: otherSources ? [...shape.constraints, otherSources] : shape.constraints,
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
    const name = this.#findSharedName(schema);
    if (name !== undefined) return joinTypes([[{ entity: entityName(name) }], ...(schema.nullable ? [["null"]] : [])]);
    return this.#guardRecursion("type", schema, ["any value"], () => this.#readInlineType(this.#resolveSchema(schema)));
  }

  /** The names of shared types that a schema contains directly. */
  listMentions(input: AnySchema): string[] {
    const schema = simplifySchema(input);
    const name = this.#findSharedName(schema);
    if (name !== undefined) return [name];
    return this.#guardRecursion("mentions", schema, [], () => {
      const own = this.#resolveSchema(schema);
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

  listNamedMentions = (name: string): string[] => this.listMentions(this.#resolveSchema(this.#findShared(name)));

  #readFields(input: Schema, anchor: string, direction: Direction): Field[] {
    return this.#guardRecursion("fields", input, [], () => {
      const schema = this.#resolveSchema(input);
      const { properties = {}, patternProperties = {}, additionalProperties, required = [] } = schema;
      const rows: [name: string, schema: AnySchema][] = [
        ...Object.entries(properties),
        ...Object.entries(patternProperties).map(([pattern, value]): [string, AnySchema] => [`/${pattern}/`, value]),
      ];
      if (rows.length > 0 && typeof additionalProperties === "object")
        rows.push(["any other key", additionalProperties]);
      const fields = [
        ...rows.map(([name, value]) =>
          this.#readField(name, value, `${anchor}.${name}`, direction, required.includes(name)),
        ),
        ...this.#listInlineChoices(schema).flatMap((choice) => this.#readFields(choice, anchor, direction)),
      ];
      return [...new Map(fields.map((field) => [field.name, field])).values()];
    });
  }

  #readValues(input: Schema, anchor: string): EnumValue[] {
    return this.#guardRecursion("values", input, [], () => {
      const schema = this.#resolveSchema(input);
      const choices = this.#listInlineChoices(schema).map((choice) => this.#resolveSchema(choice));
      const descriptions = schema["x-enumDescriptions"] ?? {};
      const values = [
        ...(schema.enum ?? []).map((value) => buildEnumValue(value, anchor, descriptions[String(value)])),
        ...choices.flatMap((choice) => this.#readValues(choice, anchor)),
        ...choices.flatMap((choice) =>
          "const" in choice ? [buildEnumValue(choice.const, anchor, choice.description ?? choice.title)] : [],
        ),
      ];
      return values.filter(({ value }, index) => values.findIndex((other) => other.value === value) === index);
    });
  }

  /** Includes nested choices. */
  #listInlineChoices(schema: Schema): Schema[] {
    const choices = listChoices(schema).map((choice) => this.#readInnerSchema(choice));
    return choices.filter((choice) => !this.#isShared(choice));
  }

  #readField(name: string, input: AnySchema, anchor: string, direction: Direction, isRequired: boolean): Field {
    const schema = simplifySchema(input);
    const own = this.#resolveSchema(schema);
    const otherSources = describeOtherSources(own["x-sources"], "body");
    const shape = this.readShape(schema, anchor, direction);
    const example = this.#isShared(schema) ? undefined : exampleOf(own);
    return {
      ...shape,
      constraints: otherSources ? [...shape.constraints, otherSources] : shape.constraints,
      anchor,
      name,
      description: schema.description ?? own.description ?? "",
      presence: describePresence(direction, isRequired || own["x-required"] === true),
      isDeprecated: own.deprecated ?? false,
      example: example === undefined ? undefined : JSON.stringify(example),
    };
  }

  #readInlineType(own: Schema): Type {
    const choices = listChoices(own).map((choice) =>
      // A choice without a type has that of the whole schema.
      this.readType(own.type === undefined ? choice : { type: own.type, ...simplifySchema(choice) }),
    );
    if (choices.length > 0 && !own.properties) return joinTypes([...choices, ...(own.nullable ? [["null"]] : [])]);
    if (own.not !== undefined && isOpen(own)) {
      return own.not === true ? ["nothing"] : ["anything but ", ...this.readType(own.not)];
    }
    const named = joinTypes(listTypeNames(own).map((name) => this.#readNamedType(name, own)));
    const shared = listChoices(own).filter((choice) => this.#isShared(simplifySchema(choice)));
    return shared.length > 0 ? [...named, " with ", ...joinTypes(shared.map((one) => this.readType(one)))] : named;
  }

  #readNamedType(name: string, schema: Schema): Type {
    if (name === "array" && schema.items) return ["array of ", ...pluralize(this.readType(schema.items))];
    if (name === "array" && schema.prefixItems) {
      const parts = schema.prefixItems.flatMap((item, index) => [index > 0 ? ", " : "", ...this.readType(item)]);
      return ["array of ", ...parts];
    }
    if (name === "object" && typeof schema.additionalProperties === "object" && !schema.properties) {
      return ["object of ", ...pluralize(this.readType(schema.additionalProperties))];
    }
    if (name === "string" && schema.format === "binary") return ["file"];
    return [name];
  }

  /** The schema inside arrays and maps. */
  #readInnerSchema(input: AnySchema): Schema {
    const schema = simplifySchema(input);
    if (this.#isShared(schema)) return schema;
    return this.#guardRecursion("core", schema, {}, () => {
      const { items, properties, additionalProperties: others } = this.#resolveSchema(schema);
      if (items) return this.#readInnerSchema(items);
      if (typeof others === "object" && !properties) return this.#readInnerSchema(others);
      return schema;
    });
  }

  /** The schema without its reference. A simple shared type is read as if it were inline. */
  #resolveSchema(input: AnySchema, open: readonly string[] = []): Schema {
    const schema = simplifySchema(input);
    if (!schema.$ref) return this.#mergeBases(schema, open);
    const { $ref, ...siblings } = schema;
    if (open.includes($ref)) return siblings;
    return { ...this.#resolveSchema(target(this.#document, $ref) as AnySchema, [...open, $ref]), ...siblings };
  }

  /** A type with inherited fields, but without the choice between subtypes. */
  #mergeBases(schema: Schema, open: readonly string[]): Schema {
    if (!schema.allOf) return schema;
    const { allOf, ...rest } = schema;
    const bases = allOf.map((part) => {
      const { oneOf, anyOf, discriminator, ...base } = this.#resolveSchema(part, open);
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

  #findSharedName(schema: Schema): string | undefined {
    const name = sharedName(schema.$ref);
    return name !== undefined && this.#isMoreThanScalar(this.#findShared(name)) ? name : undefined;
  }

  /** Whether the schema refers to an entity. */
  #isShared = (schema: Schema): boolean => this.#findSharedName(schema) !== undefined;

  #isMoreThanScalar(schema: AnySchema): boolean {
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

  #findShared = (name: string): AnySchema =>
    resolve<Schema>(this.#document, { $ref: `#/components/schemas/${escapeText(name)}` });

  readonly #openTasks = new Set<string>();

  /** Reads an inline type. @param atItself the result for a type inside itself */
  #guardRecursion<Result>(task: string, { $ref }: Schema, atItself: Result, read: () => Result): Result {
    if (!$ref) return read();
    const key = `${task} ${$ref}`;
    if (this.#openTasks.has(key)) return atItself;
    this.#openTasks.add(key);
    try {
      return read();
    } finally {
      this.#openTasks.delete(key);
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

function buildEnumValue(input: unknown, anchor: string, description = ""): EnumValue {
  const value = typeof input === "object" ? JSON.stringify(input) : String(input);
  return { anchor: `${anchor}.${value.replaceAll(/\s+/g, "-")}`, value, description };
}
