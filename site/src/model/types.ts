import type { DescribedOperation } from "@openparlance/api/described";
import type { ParameterLocation } from "@openparlance/api/openapi";
import type { SampleRequest } from "./samples/sample-request.ts";

/**
 * The reference in JSON, for the page, its Markdown files, and search. An `anchor` is the ID of a part, unique in the
 * reference. `description` and `meaning` are Markdown; all other texts are plain.
 */
export interface ReferenceModel {
  title: string;
  version: string;
  summary: string;
  description: string;
  /** Base URLs with their variables filled in. */
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
  /** Ways of sending the key, in words, best first. */
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

/** Shared by some media types of a body. */
export interface RenderedContent {
  mediaTypes: string[];
  shape: Shape;
}

export interface RenderedResponse extends Pick<RenderedBody, "anchor" | "description" | "others" | "examples"> {
  /** `200` or `default`. */
  status: string;
  isSuccess: boolean;
  /** Whether every operation, or every POST, returns it for the same reasons. */
  isShared: boolean;
  /** Undefined without a body. */
  mediaType: string | undefined;
  /** Undefined for an error of the catalog. */
  shape: Shape | undefined;
  /** The events, if the response is an event stream. */
  events: RenderedEvent[];
  headers: { name: string; description: string }[];
  /** Rows of the error catalog; those for every operation only if there are no others. */
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
  /** As sent; JSON has line breaks. */
  text: string;
}

/** A schema's type in words, with its fields if it is inline. */
export interface Shape {
  type: Type;
  constraints: string[];
  values: EnumValue[];
  fields: Field[];
}

/** With the names of shared types: `["array of ", {entity: "Job"}]`. */
export type Type = (string | { entity: string })[];

export interface Field extends Shape {
  anchor: string;
  name: string;
  description: string;
  /** `required`, `may be missing`, or undefined. */
  presence: string | undefined;
  isDeprecated: boolean;
  /** JSON. */
  example: string | undefined;
}

export interface EnumValue {
  anchor: string;
  value: string;
  description: string;
}

/** A schema that is used in several places and described once. */
export interface Entity extends Shape, Pick<Field, "name" | "anchor" | "description" | "example"> {
  /** IDs of operations that accept or return the entity, directly or inside another one. */
  usedBy: string[];
}

export interface StateChange {
  machine: string;
  title: string;
  from: string | null;
  to: string;
}
