import { failureReasons, stateMachines } from "@openparlance/api";
import {
  type Entity,
  type EnumValue,
  type Field,
  formatTypeText,
  locationTitles,
  type ReferenceModel,
  type RenderedOperation,
  type RenderedResponse,
  type Shape,
} from "../model/index.ts";
import { stripMarkdown } from "../model/plain.ts";
import { files } from "../reference/downloads/files.ts";
import { sectionRecords } from "../reference/view/sections/index.ts";
import type { RecordDraft, SearchRecord } from "./record.ts";

const route = "/api/";

/** The records of the reference and of each of its parts that has an anchor. */
export function referenceRecords({ title, summary, tags, schemas }: ReferenceModel): SearchRecord[] {
  const values = schemas.flatMap((entity) => entity.fields.flatMap((field) => field.values));
  return [
    record({ kind: "page", title: "API reference", code: "api", text: `${title}. ${summary}` }),
    record({ kind: "section", title: "Downloads", text: downloadsText }),
    ...schemas.flatMap(entityRecords),
    ...tags.flatMap((tag) => [
      record({ kind: "section", title: tag.name, anchor: tag.anchor, text: tag.description }),
      ...tag.operations.flatMap(operationRecords),
    ]),
    // The record of a field includes its default.
    ...sectionRecords()
      .filter(({ anchor }) => !/^limit-.*-default$/.test(anchor))
      .map(record),
    ...stateRecords(new Set(values.map(({ anchor }) => anchor))),
  ];
}

const downloadsText =
  "The whole API as one file: its OpenAPI description in YAML and JSON, from which generators write a client library in " +
  `your language, this page in Markdown, and collections of requests for ${Object.values(files)
    .map(({ tools }) => tools)
    .join(", ")}.`;

const record = ({ kind, title, code = "", detail = "", path = [], anchor, text }: RecordDraft): SearchRecord => ({
  kind,
  title,
  code,
  detail,
  path: ["API reference", ...path],
  url: anchor ? `${route}#${anchor}` : route,
  text: stripMarkdown(text),
});

function operationRecords(operation: RenderedOperation): SearchRecord[] {
  const { id, anchor, tag, method, path, summary, description, isExtension, parameters, body, responses } = operation;
  return [
    record({
      kind: "operation",
      title: summary,
      code: id,
      detail: `${method.toUpperCase()} ${path}`,
      path: isExtension ? [tag, "Extension"] : [tag],
      anchor,
      text: description,
    }),
    ...parameters.flatMap(({ location, fields }) => fieldRecords(fields, [id, locationTitles[location]])),
    ...(body ? shapeRecords(body.shape, [id, "Body"]) : []),
    ...responses.flatMap((response) => responseRecords(response, id, tag)),
  ];
}

function responseRecords(response: RenderedResponse, id: string, tag: string): SearchRecord[] {
  const { status, anchor, isSuccess, description: text, shape, events } = response;
  const path = [id, `Response ${status}`];
  return [
    ...(isSuccess ? [record({ kind: "response", title: id, code: status, path: [tag], anchor, text })] : []),
    ...(shape ? shapeRecords(shape, path) : []),
    ...events.flatMap((event) => shapeRecords(event.shape, path)),
  ];
}

function entityRecords(entity: Entity): SearchRecord[] {
  const { name, anchor, description } = entity;
  return [
    record({ kind: "entity", title: name, path: ["Entities"], anchor, text: description }),
    ...shapeRecords(entity, [name]),
  ];
}

const reasonMessages = new Set(Object.values(failureReasons).map(({ message }): string => message));

/** Values that are reasons of the error catalog have records there, with cause and remedy. */
const shapeRecords = ({ fields, values }: Shape, path: readonly string[]): SearchRecord[] => [
  ...values.filter(({ value }) => !reasonMessages.has(value)).map((value) => valueRecord(value, path)),
  ...fieldRecords(fields, path),
];

const fieldRecords = (fields: readonly Field[], path: readonly string[]): SearchRecord[] =>
  fields.flatMap((field) => [
    record({
      kind: "field",
      title: field.name,
      path,
      anchor: field.anchor,
      text: `${[formatTypeText(field.type), field.presence, ...field.constraints].filter(Boolean).join(", ")}. ${field.description}`,
    }),
    ...shapeRecords(field, [...path, field.name]),
  ]);

const valueRecord = ({ anchor, value, description }: EnumValue, path: readonly string[]): SearchRecord =>
  record({ kind: "value", title: value, path, anchor, text: description });

/** States with values on the wire that are not in an enum, such as `zxx`. */
function stateRecords(known: ReadonlySet<string>): SearchRecord[] {
  return Object.values(stateMachines).flatMap(({ id, title, field, states }) =>
    states
      .filter(({ name }) => !known.has(`${field}.${name}`) && !["null", "true", "false"].includes(name))
      .map(({ name, description }) =>
        record({ kind: "value", title: name, path: [title, field], anchor: `states-${id}`, text: description }),
      ),
  );
}
