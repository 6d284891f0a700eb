import type { DescribedOperation } from "@openparlance/api/described";
import type { ParameterLocation } from "@openparlance/api/openapi";
import type { SampleRequest } from "./samples/sample-request.ts";

/**
 * The reference as plain JSON, for the page, its Markdown file, and search.
 *
 * `anchor` is the ID of a part on the page, unique in the whole reference. Texts named `description` or `meaning` are
 * Markdown; all others are plain.
 */
export interface ReferenceModel {
  title: string;
  version: string;
  summary: string;
  description: string;
  /** Base URLs, their variables filled in. */
  servers: string[];
  tags: ReferenceTag[];
  schemas: Entity[];
}

export interface ReferenceTag {
  name: string;
  anchor: string;
  description: string;
  operations: RenderedOperation[];
}

export interface RenderedOperation
  extends Omit<DescribedOperation, "security" | "parameters" | "body" | "responses" | "related"> {
  anchor: string;
  /** The ways of sending the key, in words, best first. */
  authentication: string[];
  parameters: ParameterGroup[];
  body: RenderedBody | undefined;
  responses: RenderedResponse[];
  stateChanges: StateChange[];
  related: { id: string; summary: string }[];
  request: SampleRequest;
}

export interface ParameterGroup {
  location: ParameterLocation;
  fields: Field[];
}

export interface RenderedBody extends RenderedContent {
  anchor: string;
  isRequired: boolean;
  description: string;
  others: RenderedContent[];
  examples: RenderedExample[];
}

/** The content of a body in some of its media types. */
export interface RenderedContent {
  mediaTypes: string[];
  shape: Shape;
}

export interface RenderedResponse extends Pick<RenderedBody, "anchor" | "description" | "others" | "examples"> {
  /** `200`, `default`. */
  status: string;
  isSuccess: boolean;
  /** Whether every operation, or every POST, returns it for the same reasons. */
  isShared: boolean;
  /** The media type of the body; undefined without a body. */
  mediaType: string | undefined;
  /** Undefined for an error of the catalog. */
  shape: Shape | undefined;
  /** The events of an event stream; empty for other responses. */
  events: RenderedEvent[];
  headers: { name: string; description: string }[];
  /** Rows of the error catalog. Rows for every operation are included only if there are no others. */
  errors: { id: string; title: string }[];
}

export interface RenderedEvent {
  event: string;
  meaning: string;
  occurs: string;
  shape: Shape;
}

export interface RenderedExample {
  name: string;
  summary: string;
  mediaType: string;
  /** The body as it is sent; JSON has line breaks. */
  text: string;
}

/** The shape of a schema: its type in words, and its fields if it is inline. */
export interface Shape {
  type: Type;
  constraints: string[];
  values: EnumValue[];
  fields: Field[];
}

/** A type in words; shared types are named. `["array of ", {entity: "Job"}]`. */
export type Type = (string | { entity: string })[];

export interface Field extends Shape {
  anchor: string;
  name: string;
  description: string;
  /** A note at its start: `required`, `may be missing`, or nothing. */
  presence: string | undefined;
  isDeprecated: boolean;
  /** JSON text. */
  example: string | undefined;
}

export interface EnumValue {
  anchor: string;
  value: string;
  description: string;
}

/** A schema that is used in several places and described once. */
export interface Entity extends Shape, Pick<Field, "name" | "anchor" | "description" | "example"> {
  /** Operations that accept or return the entity, directly or inside another one. */
  usedBy: string[];
}

export interface StateChange {
  machine: string;
  title: string;
  from: string | null;
  to: string;
}
