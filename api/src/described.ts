import type { ObjectKind } from "./data-types.ts";
import {
  type AnySchema,
  type ExampleObject,
  type Header,
  type MediaType,
  type Method,
  methods,
  type OpenApiDocument,
  type OperationObject,
  type Parameter,
  type ParameterLocation,
  type PathItem,
  type Reference,
  type RequestBody,
  type Response,
  resolve,
  type Schema,
  type SecurityScheme,
  type StreamEvent,
  simplifySchema,
} from "./openapi.ts";

/**
 * One operation of a description. References are resolved, except those to schemas: shared types are shown by name, and
 * can contain themselves.
 */
export interface DescribedOperation {
  /** The operation id, or method and path in one word. */
  id: string;
  tag: string;
  method: Method;
  /** With `{name}` for path parameters. For an incoming request, the webhook's name or the callback's expression. */
  path: string;
  /** Whether the API sends this request to its user's server: a webhook or a callback. */
  isIncoming: boolean;
  /** The summary, or else the text that identifies the operation best. */
  summary: string;
  description: string;
  isDeprecated: boolean;
  /** Whether only Parlance has the operation. */
  isExtension: boolean;
  /** Whether it is a POST that changes no data. */
  isReadOnly: boolean;
  /** The ways to authenticate, best first; the schemes of one way go together. */
  security: NamedScheme[][];
  parameters: DescribedParameter[];
  body: DescribedBody | undefined;
  responses: DescribedResponse[];
  /** Rows of the error catalog. */
  errors: readonly string[];
  /** The objects that a request names by id. */
  objects: readonly ObjectKind[];
  effects: readonly string[];
  related: readonly string[];
  guides: readonly string[];
}

/** A security scheme; the description may refer to one that it does not define. */
export interface NamedScheme {
  name: string;
  scheme: SecurityScheme | undefined;
}

export interface DescribedParameter {
  name: string;
  in: ParameterLocation;
  /** Best first; by default, only the location at which the description lists it. */
  sources: readonly string[];
  /** Whether one of its sources must have it. */
  isRequired: boolean;
  isDeprecated: boolean;
  description: string | undefined;
  schema: AnySchema | undefined;
  /** The example of the input, or of its schema. It may be null. */
  example: unknown;
}

export interface DescribedBody {
  isRequired: boolean;
  description: string;
  contents: DescribedContent[];
}

export interface DescribedContent {
  mediaType: string;
  schema: AnySchema | undefined;
  /** The examples that have a value. The name of an unnamed one is `example`. */
  examples: NamedExample[];
  /** The events of an event stream; empty for other responses. */
  events: readonly StreamEvent[];
}

export interface NamedExample {
  name: string;
  summary: string | undefined;
  value: unknown;
}

export interface DescribedResponse {
  /** `200`, `default`. */
  status: string;
  isSuccess: boolean;
  description: string;
  headers: { name: string; description: string; schema: Schema | undefined; example: unknown }[];
  contents: DescribedContent[];
}

/** The operations of a description in its order, the incoming ones last. */
export function describeOperations(document: OpenApiDocument): DescribedOperation[] {
  const outgoing = listEntries(document, document.paths, "Operations");
  const incoming = [
    ...listEntries(document, document.webhooks, "Webhooks"),
    ...outgoing.flatMap(({ operation, tag }) =>
      Object.values(operation.callbacks ?? {}).flatMap((paths) =>
        listEntries(document, resolve<Paths>(document, paths), tag),
      ),
    ),
  ];
  return [
    ...outgoing.map((entry) => describeOperation(document, entry, false)),
    ...incoming.map((entry) => describeOperation(document, entry, true)),
  ];
}

export const exampleOf = ({ example, examples }: Schema): unknown => (example === undefined ? examples?.[0] : example);

type Paths = Record<string, PathItem | Reference>;

interface OperationEntry {
  path: string;
  method: Method;
  tag: string;
  operation: OperationObject;
  parameters: (Parameter | Reference)[];
}

function listEntries(document: OpenApiDocument, paths: Paths | undefined, tag: string): OperationEntry[] {
  return Object.entries(paths ?? {}).flatMap(([path, input]) => {
    if (path.startsWith("x-")) return [];
    const item = resolvePathItem(document, input);
    return methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return { path, method, tag: operation.tags?.[0] ?? tag, operation, parameters };
    });
  });
}

/** A path item may refer to another and add to it. */
function resolvePathItem(document: OpenApiDocument, item: PathItem | Reference): PathItem {
  const { $ref, ...own } = item as PathItem & Partial<Reference>;
  return $ref ? { ...resolve<PathItem>(document, { $ref }), ...own } : own;
}

function describeOperation(
  document: OpenApiDocument,
  { path, method, tag, operation, parameters }: OperationEntry,
  isIncoming: boolean,
): DescribedOperation {
  const { operationId, summary, description = "", deprecated = false, requestBody, responses = {} } = operation;
  return {
    id: operationId ?? `${method}-${path.replaceAll(/[^\w.-]+/g, "-").replaceAll(/^-|-$/g, "")}`,
    tag,
    method,
    path,
    isIncoming,
    summary: summary || operationId || `${method.toUpperCase()} ${path}`,
    description,
    isDeprecated: deprecated,
    isExtension: operation["x-extension"] ?? false,
    isReadOnly: operation["x-readOnly"] ?? false,
    security: describeSecurity(document, operation),
    parameters: describeParameters(document, parameters),
    body: requestBody && describeBody(document, resolve<RequestBody>(document, requestBody)),
    responses: describeResponses(document, responses),
    errors: operation["x-errors"] ?? [],
    objects: operation["x-objects"] ?? [],
    effects: operation["x-effects"] ?? [],
    related: operation["x-related"] ?? [],
    guides: operation["x-guides"] ?? [],
  };
}

/** An operation without `security` has that of the document. */
function describeSecurity(document: OpenApiDocument, { security }: OperationObject): NamedScheme[][] {
  const schemes = document.components?.securitySchemes ?? {};
  return (security ?? document.security ?? []).map((way) =>
    Object.keys(way).map((name) => ({
      name,
      scheme: schemes[name] && resolve<SecurityScheme>(document, schemes[name]),
    })),
  );
}

/** A parameter of the operation replaces the one of the path with the same name and location. */
function describeParameters(document: OpenApiDocument, inputs: (Parameter | Reference)[]): DescribedParameter[] {
  const parameters = inputs.map((parameter) => resolve<Parameter>(document, parameter));
  const different = new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  return [...different.values()].map((parameter) => describeParameter(document, parameter));
}

function describeParameter(document: OpenApiDocument, parameter: Parameter): DescribedParameter {
  const { name, in: location, description, required, deprecated = false } = parameter;
  const [media = {}] = Object.values(parameter.content ?? {});
  const schema = parameter.schema ?? media.schema;
  const [example] = [
    ...describeExamples(document, parameter),
    ...describeExamples(document, media),
    { value: exampleOf(resolve<Schema>(document, simplifySchema(schema ?? {}))) },
  ];
  return {
    name,
    in: location,
    sources: parameter["x-sources"] ?? [location],
    isRequired: required || parameter["x-required"] || false,
    isDeprecated: deprecated,
    description,
    schema,
    example: example?.value,
  };
}

const describeBody = (document: OpenApiDocument, { required, description, content }: RequestBody): DescribedBody => ({
  isRequired: required ?? false,
  description: description ?? "",
  contents: describeContents(document, content),
});

function describeResponses(document: OpenApiDocument, responses: NonNullable<OperationObject["responses"]>) {
  const entries = Object.entries(responses).filter(([status]) => !status.startsWith("x-"));
  const statuses = entries.map(([status]) => status);
  return entries.map(([status, input]) => {
    const { description, headers, content } = resolve<Response>(document, input);
    return {
      status,
      isSuccess: !isError(status, statuses),
      description: description ?? "",
      headers: Object.entries(headers ?? {}).map(([name, header]) => {
        const { description = "", schema, example } = resolve<Header>(document, header);
        return { name, description, schema, example };
      }),
      contents: describeContents(document, content),
    };
  });
}

/** `default` is an error if the operation also has a status below 400. */
const isError = (status: string, all: readonly string[]): boolean =>
  /^[45]/.test(status) || (status === "default" && all.some((other) => /^[123]/.test(other)));

function describeContents(document: OpenApiDocument, content: Record<string, MediaType> = {}): DescribedContent[] {
  return Object.entries(content).map(([mediaType, media]) => {
    const inputs = describeExamples(document, media);
    const inSchema = exampleOf(simplifySchema(media.schema ?? {}));
    return {
      mediaType,
      schema: media.schema,
      examples: inputs.length > 0 || inSchema === undefined ? inputs : [toNamedExample(inSchema)],
      events: media["x-stream-events"] ?? [],
    };
  });
}

/** `example` and `examples`, without those that are only the URL of a file. */
function describeExamples(document: OpenApiDocument, { example, examples = {} }: MediaType): NamedExample[] {
  const named = Object.entries(examples).map(([name, input]) => {
    const { summary, value } = resolve<ExampleObject>(document, input);
    return { name, summary, value };
  });
  return [toNamedExample(example), ...named].filter(({ value }) => value !== undefined);
}

const toNamedExample = (value: unknown): NamedExample => ({ name: "example", summary: undefined, value });
