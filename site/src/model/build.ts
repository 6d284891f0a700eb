import type { CatalogueError, DeepReadonly, StateMachine } from "@openparlance/api";
import {
  type DescribedContent,
  type DescribedOperation,
  type DescribedParameter,
  type DescribedResponse,
  describeOperations,
} from "@openparlance/api/described";
import type { AnySchema, OpenApiDocument, ParameterPlace } from "@openparlance/api/openapi";
import { settleAnchors } from "./anchors.ts";
import { describeAuthentication } from "./authentication.ts";
import { type Direction, SchemaReader } from "./fields.ts";
import { linkPolledFields } from "./polling.ts";
import { isJson, sampleRequest } from "./request.ts";
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

/** What is known in addition to a description; empty for an API of which nothing else is known. */
export interface ReferenceData {
  errors?: Readonly<Record<string, DeepReadonly<CatalogueError>>>;
  stateMachines?: Readonly<Record<string, DeepReadonly<StateMachine>>>;
  /** What the page explains in sections of its own, so that the operations need not. */
  toldElsewhere?: { headers: readonly string[]; incomingCalls: boolean };
}

/** The reference of an API, from its bundled description. */
export function buildReference(document: OpenApiDocument, facts: ReferenceData = {}): ReferenceModel {
  const calls = describeOperations(document).filter(
    ({ isIncoming }) => !(isIncoming && facts.toldElsewhere?.incomingCalls),
  );
  const builder = new ReferenceBuilder(document, facts, calls);
  const tagNames = new Set([...(document.tags ?? []).map(({ name }) => name), ...calls.map(({ tag }) => tag)]);
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
        operations: calls.filter(({ tag }) => tag === name).map((call) => builder.renderOperation(call)),
      }))
      .filter(({ operations }) => operations.length > 0),
    schemas: builder.renderEntities(),
  };
  settleAnchors(reference);
  linkPolledFields(reference);
  return reference;
}

/** A parameter that is also described as a way to authenticate: samples send the key in another one. */
const authenticates = ({ security }: DescribedOperation, parameter: DescribedParameter): boolean =>
  security.flat().some(({ scheme }) => scheme?.in === parameter.in && scheme.name === parameter.name);

class ReferenceBuilder {
  readonly #document: OpenApiDocument;
  readonly #facts: ReferenceData;
  readonly #calls: DescribedOperation[];
  readonly #schemas: SchemaReader;
  readonly #summaries: Map<string, string>;

  constructor(document: OpenApiDocument, facts: ReferenceData, calls: DescribedOperation[]) {
    this.#document = document;
    this.#facts = facts;
    this.#calls = calls;
    this.#schemas = new SchemaReader(document);
    this.#summaries = new Map(calls.map(({ id, summary }) => [id, summary]));
  }

  renderOperation(call: DescribedOperation): RenderedOperation {
    const { id, tag, method, path, isIncoming, summary, description, isDeprecated, isAddition, parameters } = call;
    const answers = this.#renderResponses(call);
    const success = answers.find(({ isSuccess }) => isSuccess);
    const [content] = call.body?.contents ?? [];
    return {
      id,
      anchor: id,
      tag,
      method,
      path,
      isIncoming,
      summary,
      description,
      isDeprecated,
      isAddition,
      authentication: describeAuthentication(call.security),
      parameters: this.#groupParameters(id, parameters),
      body: this.#renderBody(call),
      answers,
      effects: call.effects,
      polling: call.polling && { ...call.polling },
      stateChanges: this.#listStateChanges(id),
      related: call.related.map((other) => ({ id: other, summary: this.#summaries.get(other) ?? other })),
      guides: call.guides,
      request: sampleRequest({
        method,
        path,
        parameters: parameters.filter((parameter) => !authenticates(call, parameter)),
        body: content && { mediaType: content.mediaType, example: content.examples[0]?.value },
        answer: { mediaType: success?.mediaType, fileName: fileName(call) },
      }),
    };
  }

  /** The shared types that the calls use, in the order of the description. */
  renderEntities(): Entity[] {
    const uses = this.#calls.map((call) => ({
      id: call.id,
      requests: this.#collectReachable(this.#listRequestSchemas(call)),
      answers: this.#collectReachable(this.#listAnswerSchemas(call)),
    }));
    const requested = new Set(uses.flatMap(({ requests }) => [...requests]));
    const names = Object.keys(this.#document.components?.schemas ?? {});
    return names.flatMap((name) => {
      const usedBy = uses
        .filter(({ requests, answers }) => requests.has(name) || answers.has(name))
        .map(({ id }) => id);
      const direction: Direction = requested.has(name) ? "request" : "answer";
      return usedBy.length > 0 ? [this.#schemas.readEntity(name, direction, usedBy)] : [];
    });
  }

  #collectReachable(schemas: AnySchema[]): Set<string> {
    const found = new Set<string>();
    const queue = schemas.flatMap((schema) => this.#schemas.listMentions(schema));
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      queue.push(...this.#schemas.listMentionsOf(name));
    }
    return found;
  }

  #listRequestSchemas = ({ body, parameters }: DescribedOperation): AnySchema[] =>
    [...parameters, ...(body?.contents ?? [])].flatMap(({ schema = [] }) => schema);

  #listAnswerSchemas = ({ responses }: DescribedOperation): AnySchema[] =>
    responses
      .flatMap(({ contents }) => contents)
      .flatMap(({ schema = [], events }) => [schema, events.map(({ data }) => data)].flat());

  #groupParameters(id: string, parameters: DescribedParameter[]): ParameterGroup[] {
    const places: ParameterPlace[] = ["path", "query", "header", "cookie"];
    return places
      .map((place) => ({
        place,
        fields: parameters
          .filter((parameter) => parameter.in === place)
          .map((parameter) => this.#schemas.readParameter(parameter, `${id}.${place}.${parameter.name}`)),
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
      mediaTypes: main.mediaTypes,
      shape: main.shape,
      others,
      examples: body.contents.slice(0, 1).flatMap(renderExamples),
    };
  }

  /** What a body may be: media types that hold the same are one. */
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
    const { status, isSuccess, isShared, description, headers, contents } = response;
    const [first] = contents;
    const errors = rows.flatMap((row) => {
      const error = this.#facts.errors?.[row];
      return error && String(error.status) === status ? [{ id: row, title: error.title }] : [];
    });
    // What the catalogue tells of an error stands there.
    const [main, ...others] = isSuccess || errors.length === 0 ? this.#renderContents(contents, anchor, "answer") : [];
    return {
      anchor,
      status,
      isSuccess,
      isShared: isShared && errors.length > 0,
      description,
      mediaType: first?.mediaType,
      shape: first?.schema === undefined ? undefined : main?.shape,
      others,
      events: (first?.events ?? []).map(({ data, ...event }, index) => ({
        ...event,
        shape: this.#schemas.readShape(data, `${anchor}.event-${index + 1}`, "answer"),
      })),
      headers: headers
        .filter(({ name }) => !this.#facts.toldElsewhere?.headers.includes(name))
        .map(({ name, description }) => ({ name, description })),
      errors,
      examples: contents.flatMap(renderExamples),
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

/** The name under which the response of an operation is saved. */
function fileName({ responses }: DescribedOperation): string | undefined {
  const success = responses.find(({ status }) => status.startsWith("2"));
  const disposition = success?.headers.find(({ name }) => name === "Content-Disposition");
  return /filename="([^"]+)"/.exec(String(disposition?.example ?? ""))?.[1];
}

/** The base addresses, with the usual values of their variables. */
const listBaseUrls = ({ servers = [] }: OpenApiDocument): string[] =>
  servers.map(({ url, variables = {} }) =>
    url.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => variables[name]?.default ?? whole),
  );
