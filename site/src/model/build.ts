import type { CatalogError, DeepReadonly, StateMachine } from "@openparlance/api";
import {
  type DescribedContent,
  type DescribedOperation,
  type DescribedParameter,
  type DescribedResponse,
  describeOperations,
} from "@openparlance/api/described";
import type { AnySchema, OpenApiDocument, ParameterLocation } from "@openparlance/api/openapi";
import { settleAnchors } from "./anchors.ts";
import { describeAuthentication } from "./authentication.ts";
import { type Direction, SchemaReader } from "./fields.ts";
import { buildSampleRequest, isJson } from "./request.ts";
import { formatJson } from "./samples/format-json.ts";
import type {
  Entity,
  ParameterGroup,
  ReferenceModel,
  RenderedBody,
  RenderedContent,
  RenderedExample,
  RenderedOperation,
  RenderedResponse,
  StateChange,
} from "./types.ts";

/** Data besides the description; empty for other APIs. */
export interface ReferenceData {
  errors?: Readonly<Record<string, DeepReadonly<CatalogError>>>;
  stateMachines?: Readonly<Record<string, DeepReadonly<StateMachine>>>;
  /** Parts with their own sections on the page, which the operations therefore omit. */
  describedElsewhere?: { headers: readonly string[]; incomingRequests: boolean };
}

export function buildReference(document: OpenApiDocument, facts: ReferenceData = {}): ReferenceModel {
  const operations = describeOperations(document).filter(
    ({ isIncoming }) => !(isIncoming && facts.describedElsewhere?.incomingRequests),
  );
  const builder = new ReferenceBuilder(document, facts, operations);
  const tagNames = new Set([...(document.tags ?? []).map(({ name }) => name), ...operations.map(({ tag }) => tag)]);
  const described = new Map(document.tags?.map(({ name, description }) => [name, description]));
  const reference: ReferenceModel = {
    title: document.info.title,
    version: document.info.version,
    summary: document.info.summary ?? "",
    description: document.info.description ?? "",
    servers: listBaseUrls(document),
    tags: [...tagNames]
      .map((name) => ({
        name,
        anchor: `tag-${name}`,
        description: described.get(name) ?? "",
        operations: operations.filter(({ tag }) => tag === name).map((operation) => builder.renderOperation(operation)),
      }))
      .filter(({ operations }) => operations.length > 0),
    schemas: builder.renderEntities(),
  };
  settleAnchors(reference);
  return reference;
}

/** Whether a parameter contains the key. Samples send the key in another way. */
const isAuthentication = ({ security }: DescribedOperation, parameter: DescribedParameter): boolean =>
  security.flat().some(({ scheme }) => scheme?.in === parameter.in && scheme.name === parameter.name);

class ReferenceBuilder {
  readonly #document: OpenApiDocument;
  readonly #facts: ReferenceData;
  readonly #operations: DescribedOperation[];
  readonly #schemas: SchemaReader;
  readonly #summaries: Map<string, string>;

  constructor(document: OpenApiDocument, facts: ReferenceData, operations: DescribedOperation[]) {
    this.#document = document;
    this.#facts = facts;
    this.#operations = operations;
    this.#schemas = new SchemaReader(document);
    this.#summaries = new Map(operations.map(({ id, summary }) => [id, summary]));
  }

  renderOperation(operation: DescribedOperation): RenderedOperation {
    const { id, method, path, parameters } = operation;
    const responses = this.#renderResponses(operation);
    const success = responses.find(({ isSuccess }) => isSuccess);
    const [content] = operation.body?.contents ?? [];
    return {
      ...operation,
      anchor: id,
      authentication: describeAuthentication(operation.security),
      parameters: this.#groupParameters(id, parameters),
      body: this.#renderBody(operation),
      responses,
      stateChanges: this.#listStateChanges(id),
      related: operation.related.map((other) => ({ id: other, summary: this.#summaries.get(other) ?? other })),
      request: buildSampleRequest({
        method,
        path,
        parameters: parameters.filter((parameter) => !isAuthentication(operation, parameter)),
        body: content && { mediaType: content.mediaType, example: content.examples[0]?.value },
        response: { mediaType: success?.mediaType, fileName: findFileName(operation) },
        caption: success?.examples[0]?.summary || undefined,
      }),
    };
  }

  /** The shared types that operations use, in the order of the description. */
  renderEntities(): Entity[] {
    const uses = this.#operations.map((operation) => ({
      id: operation.id,
      requests: this.#collectReachable(this.#listRequestSchemas(operation)),
      responses: this.#collectReachable(this.#listResponseSchemas(operation)),
    }));
    const requested = new Set(uses.flatMap(({ requests }) => [...requests]));
    const names = Object.keys(this.#document.components?.schemas ?? {});
    return names.flatMap((name) => {
      const users = uses.filter(({ requests, responses }) => requests.has(name) || responses.has(name));
      const direction: Direction = requested.has(name) ? "request" : "response";
      const usedBy = users.map(({ id }) => id);
      return usedBy.length > 0 ? [this.#schemas.readEntity(name, direction, usedBy)] : [];
    });
  }

  #collectReachable(schemas: AnySchema[]): Set<string> {
    const reachable = new Set<string>();
    const queue = schemas.flatMap((schema) => this.#schemas.listMentions(schema));
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (reachable.has(name)) continue;
      reachable.add(name);
      queue.push(...this.#schemas.listNamedMentions(name));
    }
    return reachable;
  }

  #listRequestSchemas = ({ body, parameters }: DescribedOperation): AnySchema[] =>
    [...parameters, ...(body?.contents ?? [])].flatMap(({ schema = [] }) => schema);

  #listResponseSchemas = ({ responses }: DescribedOperation): AnySchema[] =>
    responses
      .flatMap(({ contents }) => contents)
      .flatMap(({ schema = [], events }) => [schema, events.map(({ data }) => data)].flat());

  #groupParameters(id: string, parameters: DescribedParameter[]): ParameterGroup[] {
    const locations: ParameterLocation[] = ["path", "query", "header", "cookie"];
    return locations
      .map((location) => ({
        location,
        fields: parameters
          .filter((parameter) => parameter.in === location)
          .map((parameter) => this.#schemas.readParameter(parameter, `${id}.${location}.${parameter.name}`)),
      }))
      .filter(({ fields }) => fields.length > 0);
  }

  #renderBody({ id, body }: DescribedOperation): RenderedBody | undefined {
    const anchor = `${id}.body`;
    const [main, ...others] = this.#renderContents(body?.contents ?? [], anchor, "request");
    if (!body || !main) return undefined;
    return {
      anchor,
      isRequired: body.isRequired,
      description: body.description,
      ...main,
      others,
      examples: body.contents.slice(0, 1).flatMap(renderExamples),
    };
  }

  /** Joins media types with the same content. */
  #renderContents(contents: DescribedContent[], anchor: string, direction: Direction): RenderedContent[] {
    const groups = Map.groupBy(contents, ({ schema }) => JSON.stringify(schema));
    return [...groups.values()].map((group, index) => {
      const mediaTypes = group.map(({ mediaType }) => mediaType);
      const schema = group[0]?.schema ?? {};
      return {
        mediaTypes,
        shape: this.#schemas.readShape(schema, index === 0 ? anchor : `${anchor}.${mediaTypes[0]}`, direction),
      };
    });
  }

  #renderResponses({ id, errors, responses }: DescribedOperation): RenderedResponse[] {
    return responses.map((response) => this.#renderResponse(response, `${id}.${response.status}`, errors));
  }

  #renderResponse(response: DescribedResponse, anchor: string, rows: readonly string[]): RenderedResponse {
    const { status, isSuccess, description, headers, contents } = response;
    const [first] = contents;
    const all = rows.flatMap((row) => this.#facts.errors?.[row] ?? []).filter((row) => String(row.status) === status);
    const own = all.filter(({ applies }) => !["all", "default", "idempotencyKey"].includes(applies));
    const errors = own.length > 0 ? own : all;
    // The bodies of errors in the error catalog are described there.
    const [main, ...others] =
      isSuccess || errors.length === 0 ? this.#renderContents(contents, anchor, "response") : [];
    return {
      anchor,
      status,
      isSuccess,
      isShared: all.length > 0 && own.length === 0,
      description,
      mediaType: first?.mediaType,
      shape: first?.schema === undefined ? undefined : main?.shape,
      others,
      events: (first?.events ?? []).map(({ data, ...event }, index) => ({
        ...event,
        shape: this.#schemas.readShape(data, `${anchor}.event-${index + 1}`, "response"),
      })),
      headers: headers
        .filter(({ name }) => !this.#facts.describedElsewhere?.headers.includes(name))
        .map(({ name, description }) => ({ name, description })),
      errors: errors.map(({ id, title }) => ({ id, title })),
      // Leaves out the errors of all operations, which are in the catalog.
      examples: contents
        .flatMap(renderExamples)
        .filter(({ name }) => errors.some(({ id }) => id === name) || !all.some(({ id }) => id === name)),
    };
  }

  #listStateChanges(id: string): StateChange[] {
    return Object.values(this.#facts.stateMachines ?? {}).flatMap(({ id: machine, title, transitions }) =>
      transitions
        .filter(({ from, to, trigger }) => "operation" in trigger && trigger.operation === id && from !== to)
        .map(({ from, to }) => ({ machine, title, from, to })),
    );
  }
}

const renderExamples = ({ mediaType, examples }: DescribedContent): RenderedExample[] =>
  examples.map(({ name, summary = "", value }) => ({
    name,
    summary,
    mediaType,
    text: isJson(mediaType) || typeof value !== "string" ? formatJson(value) : value,
  }));

/** The file name in the response's headers. */
function findFileName({ responses }: DescribedOperation): string | undefined {
  const success = responses.find(({ status }) => status.startsWith("2"));
  const disposition = success?.headers.find(({ name }) => name === "Content-Disposition");
  return /filename="([^"]+)"/.exec(String(disposition?.example ?? ""))?.[1];
}

/** Lists the base URLs with the default values of variables. */
const listBaseUrls = ({ servers = [] }: OpenApiDocument): string[] =>
  servers.map(({ url, variables = {} }) =>
    url.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => variables[name]?.default ?? whole),
  );
