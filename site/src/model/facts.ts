import { kindsOf, type Schema, sharedName } from "@openparlance/api/openapi";

const formatLabels: Record<string, string> = {
  "date-time": "ISO 8601 date",
  date: "date",
  epoch: "Unix timestamp (seconds)",
  "iso-639-1": "ISO 639-1 code",
  "iso-3166-1": "ISO 3166-1 code",
  "language-tag": "language tag",
  uri: "URI",
  binary: "bytes",
};

const sources: Record<string, string> = {
  query: "the query",
  body: "the body",
  header: "a header",
  path: "the path",
};

/** Format, limits, default and similar, each in a few words. */
export function describeConstraints(schema: Schema): string[] {
  const format = schema["x-format"] ?? schema.format;
  return [
    format && (formatLabels[format] ?? format),
    "const" in schema && `always ${JSON.stringify(schema.const)}`,
    describeRange(schema.minLength, schema.maxLength, "character"),
    describeNumberRange(schema),
    describeRange(schema.minItems, schema.maxItems, "item"),
    describeRange(schema.minProperties, schema.maxProperties, "key"),
    schema.uniqueItems && "unique items",
    schema.multipleOf !== undefined && `multiple of ${schema.multipleOf}`,
    // The format's name is more useful than its pattern.
    schema.pattern && !schema["x-format"] && `matches ${schema.pattern}`,
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
    describeExcluded(schema),
    describeKinds(schema),
    schema["x-null"] === "clear" && "null clears the field",
    schema["x-extension"] && "Parlance extension",
    schema.readOnly && "read-only",
    schema.writeOnly && "write-only",
  ].filter((fact) => typeof fact === "string");
}

/** Locations of an input besides `location`. */
export function describeOtherSources(all: readonly string[] | undefined, location: string): string | undefined {
  const others = all?.filter((source) => source !== location).map((source) => sources[source] ?? source) ?? [];
  return others.length > 0 ? `also in ${others.join(" or ")}` : undefined;
}

function describeNumberRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): string | undefined {
  // Before OpenAPI 3.1, `exclusiveMinimum` is a boolean: whether `minimum` itself is excluded.
  const above = exclusiveMinimum === true ? minimum : exclusiveMinimum;
  const below = exclusiveMaximum === true ? maximum : exclusiveMaximum;
  const bounds = [
    typeof above === "number" && `more than ${formatCount(above)}`,
    typeof below === "number" && `less than ${formatCount(below)}`,
  ];
  if (!bounds[0] && !bounds[1]) return describeRange(minimum, maximum);
  const words = [bounds[0] || describeRange(minimum, undefined), bounds[1] || describeRange(undefined, maximum)];
  return words.filter(Boolean).join(", ");
}

function describeExcluded({ not }: Schema): string | undefined {
  if (typeof not !== "object") return undefined;
  const values = not.enum ?? ("const" in not ? [not.const] : []);
  return values.length > 0 ? `not ${values.map((value) => JSON.stringify(value)).join(" or ")}` : undefined;
}

/** The types by the values of the discriminator. */
function describeKinds(schema: Schema): string | undefined {
  if (!schema.discriminator) return undefined;
  const names = kindsOf(schema).map(({ value, $ref }) => `${value} is ${sharedName($ref) ?? $ref}`);
  return [`type determined by ${schema.discriminator.propertyName}`, names.join(", ")].filter(Boolean).join(": ");
}

function describeRange(min: number | undefined, max: number | undefined, unit?: string): string | undefined {
  const formatCounted = (value: number) =>
    unit ? `${formatCount(value)} ${unit}${value === 1 ? "" : "s"}` : formatCount(value);
  if (min !== undefined && min === max) return `exactly ${formatCounted(min)}`;
  if (min !== undefined && max !== undefined && !(unit && min === 0))
    return `${formatCount(min)} to ${formatCounted(max)}`;
  if (max !== undefined) return `at most ${formatCounted(max)}`;
  return min === undefined || (unit && min === 0) ? undefined : `at least ${formatCounted(min)}`;
}

const formatCount = (value: number) => value.toLocaleString("en-US");
