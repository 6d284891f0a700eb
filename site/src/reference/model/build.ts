import type { CatalogueError, DeepReadonly, StateMachine } from "@parlance/api";
import {
  type AnySchema,
  type ExampleObject,
  type Header,
  isReference,
  type MediaType,
  type OpenApiDocument,
  type OperationObject,
  type Parameter,
  type ParameterPlace,
  plain,
  type RequestBody,
  type Response,
  resolve,
} from "@parlance/api/openapi";
import { settleAnchors } from "./anchors.ts";
import { describeAuthentication } from "./authentication.ts";
import { listCalls, type OperationEntry } from "./calls.ts";
import { exampleOf, firstExample, listExamples, parameterExample } from "./examples.ts";
import { type Direction, SchemaReader } from "./fields.ts";
import { linkPolledFields } from "./polling.ts";
import { isJson, sampleRequest } from "./request.ts";
import { formatJson } from "./samples/format-json.ts";
import type {
  DescribedBody,
  DescribedContent,
  DescribedExample,
  DescribedResponse,
  Entity,
  ParameterGroup,
  ReferenceModel,
  ReferenceOperation,
  StateChange,
} from "./types.ts";

/** What is known beside a description; for an API of which nothing else is known it is empty. */
export interface ReferenceData {
  errors?: Readonly<Record<string, DeepReadonly<CatalogueError>>>;
  stateMachines?: Readonly<Record<string, DeepReadonly<StateMachine>>>;
  /** What the page tells in sections of its own, so that the calls need not. */
  toldElsewhere?: { headers: readonly string[]; incomingCalls: boolean };
}

/** The reference of an API, from its bundled description. */
export function buildReference(document: OpenApiDocument, facts: ReferenceData = {}): ReferenceModel {
  const calls = listCalls(document).filter(({ isIncoming }) => !(isIncoming && facts.toldElsewhere?.incomingCalls));
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
        operations: calls.filter(({ tag }) => tag === name).map((call) => builder.operationOf(call)),
      }))
      .filter(({ operations }) => operations.length > 0),
    schemas: builder.entities(),
  };
  settleAnchors(reference);
  linkPolledFields(reference);
  return reference;
}

class ReferenceBuilder {
  readonly #document: OpenApiDocument;
  readonly #facts: ReferenceData;
  readonly #calls: OperationEntry[];
  readonly #schemas: SchemaReader;
  readonly #summaries: Map<string, string>;

  constructor(document: OpenApiDocument, facts: ReferenceData, calls: OperationEntry[]) {
    this.#document = document;
    this.#facts = facts;
    this.#calls = calls;
    this.#schemas = new SchemaReader(document);
    this.#summaries = new Map(calls.map(({ id, operation }) => [id, operation.summary ?? ""]));
  }

  operationOf(call: OperationEntry): ReferenceOperation {
    const { id, tag, method, path, isIncoming, operation, parameters } = call;
    const body = this.#bodyOf(call);
    const answers = this.#answersOf(call);
    const success = answers.find(({ isSuccess }) => isSuccess);
    return {
      id,
      anchor: id,
      tag,
      method,
      path,
      isIncoming,
      summary: operation.summary || operation.operationId || `${method.toUpperCase()} ${path}`,
      description: operation.description ?? "",
      isDeprecated: operation.deprecated ?? false,
      authentication: describeAuthentication(operation, this.#document),
      parameters: this.#parameterGroups(id, parameters),
      body,
      answers,
      effects: operation["x-effects"] ?? [],
      polling: operation["x-polling"] && { ...operation["x-polling"] },
      stateChanges: this.#stateChangesOf(id),
      related: (operation["x-related"] ?? []).map((other) => ({
        id: other,
        summary: this.#summaries.get(other) ?? other,
      })),
      guides: operation["x-guides"] ?? [],
      request: sampleRequest({
        method,
        path,
        parameters: parameters.map((parameter) => ({
          ...parameter,
          example: parameterExample(this.#document, parameter),
        })),
        body: this.#bodyExample(operation),
        answer: { mediaType: success?.mediaType, fileName: this.#fileName(operation) },
      }),
    };
  }

  /** The shared types that the calls use, in the order of the description. */
  entities(): Entity[] {
    const uses = this.#calls.map((call) => ({
      id: call.id,
      requests: this.#reachable(this.#requestSchemas(call)),
      answers: this.#reachable(this.#answerSchemas(call)),
    }));
    const requested = new Set(uses.flatMap(({ requests }) => [...requests]));
    const names = Object.keys(this.#document.components?.schemas ?? {});
    return names.flatMap((name) => {
      const usedBy = uses
        .filter(({ requests, answers }) => requests.has(name) || answers.has(name))
        .map(({ id }) => id);
      const direction: Direction = requested.has(name) ? "request" : "answer";
      return usedBy.length > 0 ? [this.#schemas.entityOf(name, direction, usedBy)] : [];
    });
  }

  #reachable(schemas: AnySchema[]): Set<string> {
    const found = new Set<string>();
    const queue = schemas.flatMap((schema) => this.#schemas.mentions(schema));
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      queue.push(...this.#schemas.mentionsOf(name));
    }
    return found;
  }

  #requestSchemas({ operation, parameters }: OperationEntry): AnySchema[] {
    const contents = [...parameters.map(({ content }) => content), this.#requestBody(operation)?.content];
    const direct = parameters.flatMap(({ schema = [] }) => schema);
    return [
      ...direct,
      ...contents.flatMap((content) => Object.values(content ?? {}).flatMap(({ schema = [] }) => schema)),
    ];
  }

  #answerSchemas({ operation }: OperationEntry): AnySchema[] {
    return this.#responses(operation).flatMap(([, { content }]) =>
      Object.values(content ?? {}).flatMap((media) => [
        ...(media.schema === undefined ? [] : [media.schema]),
        ...(media["x-stream-events"]?.map(({ data }) => data) ?? []),
      ]),
    );
  }

  #parameterGroups(id: string, parameters: Parameter[]): ParameterGroup[] {
    const places: ParameterPlace[] = ["path", "query", "header", "cookie"];
    return places
      .map((place) => ({
        place,
        fields: parameters
          .filter((parameter) => parameter.in === place)
          .map((parameter) => this.#schemas.parameterField(parameter, `${id}.${place}.${parameter.name}`)),
      }))
      .filter(({ fields }) => fields.length > 0);
  }

  #responses({ responses = {} }: OperationObject): [status: string, response: Response, isShared: boolean][] {
    return Object.entries(responses)
      .filter(([status]) => !status.startsWith("x-"))
      .map(([status, given]) => [status, resolve<Response>(this.#document, given), isReference(given)]);
  }

  #requestBody({ requestBody }: OperationObject): RequestBody | undefined {
    return requestBody && resolve<RequestBody>(this.#document, requestBody);
  }

  #bodyOf({ id, operation }: OperationEntry): DescribedBody | undefined {
    const body = this.#requestBody(operation);
    const anchor = `${id}.body`;
    const [main, ...others] = this.#contentsOf(body?.content, anchor, "request");
    if (!body || !main) return undefined;
    return {
      anchor,
      isRequired: body.required ?? false,
      description: body.description ?? "",
      mediaTypes: main.mediaTypes,
      shape: main.shape,
      others,
      examples: this.#examplesOf(main.mediaTypes[0] ?? "", body.content?.[main.mediaTypes[0] ?? ""] ?? {}),
    };
  }

  /** What a body may be: media types that hold the same are one. */
  #contentsOf(content: Record<string, MediaType> = {}, anchor: string, direction: Direction): DescribedContent[] {
    const groups = Map.groupBy(Object.entries(content), ([, { schema }]) => JSON.stringify(schema));
    return [...groups.values()].map((group, index) => {
      const mediaTypes = group.map(([mediaType]) => mediaType);
      const schema = group[0]?.[1].schema ?? {};
      return {
        mediaTypes,
        shape: this.#schemas.shapeOf(schema, index === 0 ? anchor : `${anchor}.${mediaTypes[0]}`, direction),
      };
    });
  }

  #bodyExample(operation: OperationObject): { mediaType: string; example: unknown } | undefined {
    const [entry] = Object.entries(this.#requestBody(operation)?.content ?? {});
    if (!entry) return undefined;
    const [mediaType, media] = entry;
    return { mediaType, example: firstExample(this.#document, media) ?? exampleOf(plain(media.schema ?? {})) };
  }

  #answersOf({ id, operation }: OperationEntry): DescribedResponse[] {
    const responses = this.#responses(operation);
    const statuses = responses.map(([status]) => status);
    return responses.map(([status, response, isShared]) => {
      const anchor = `${id}.${status}`;
      const [entry] = Object.entries(response.content ?? {});
      const isSuccess = !isError(status, statuses);
      const [mediaType, media] = entry ?? [];
      const errors = (operation["x-errors"] ?? []).flatMap((row) => {
        const error = this.#facts.errors?.[row];
        return error && String(error.status) === status ? [{ id: row, title: error.title }] : [];
      });
      // What the catalogue tells of an error stands there.
      const [main, ...others] =
        isSuccess || errors.length === 0 ? this.#contentsOf(response.content, anchor, "answer") : [];
      return {
        anchor,
        status,
        isSuccess,
        isShared: isShared && errors.length > 0,
        description: response.description ?? "",
        mediaType,
        shape: media?.schema === undefined ? undefined : main?.shape,
        others,
        events: (media?.["x-stream-events"] ?? []).map(({ data, ...event }, index) => ({
          ...event,
          shape: this.#schemas.shapeOf(data, `${anchor}.event-${index + 1}`, "answer"),
        })),
        headers: Object.entries(response.headers ?? {}).flatMap(([name, header]) =>
          this.#facts.toldElsewhere?.headers.includes(name)
            ? []
            : [{ name, description: resolve<Header>(this.#document, header).description ?? "" }],
        ),
        errors,
        examples: Object.entries(response.content ?? {}).flatMap(([type, content]) => this.#examplesOf(type, content)),
      };
    });
  }

  #examplesOf(mediaType: string, { example, examples, schema }: MediaType): DescribedExample[] {
    const named = listExamples(this.#document, examples);
    const only = example ?? (named.length > 0 ? undefined : exampleOf(plain(schema ?? {})));
    const all: [string, ExampleObject][] = only === undefined ? named : [["example", { value: only }], ...named];
    return all.map(([name, { summary, value }]) => ({
      name,
      summary: summary ?? "",
      mediaType,
      text: isJson(mediaType) || typeof value !== "string" ? formatJson(value) : value,
    }));
  }

  #stateChangesOf(id: string): StateChange[] {
    return Object.values(this.#facts.stateMachines ?? {}).flatMap(({ id: machine, title, transitions }) =>
      transitions
        .filter(({ from, to, trigger }) => "operation" in trigger && trigger.operation === id && from !== to)
        .map(({ from, to }) => ({ machine, title, from, to })),
    );
  }

  #fileName(operation: OperationObject): string | undefined {
    const [, success] = this.#responses(operation).find(([status]) => status.startsWith("2")) ?? [];
    const disposition = success?.headers?.["Content-Disposition"];
    const example = disposition && !isReference(disposition) ? String(disposition.example ?? "") : "";
    return /filename="([^"]+)"/.exec(example)?.[1];
  }
}

/** The base addresses, with the usual values of their variables. */
const listBaseUrls = ({ servers = [] }: OpenApiDocument): string[] =>
  servers.map(({ url, variables = {} }) =>
    url.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => variables[name]?.default ?? whole),
  );

/** Statuses that tell of an error; `default` does so beside another. */
const isError = (status: string, all: readonly string[]): boolean =>
  /^[45]/.test(status) || (status === "default" && all.some((other) => /^[123]/.test(other)));
