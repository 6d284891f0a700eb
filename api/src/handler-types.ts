import type { components as inputComponents } from "./inputs.gen.ts";
import type { operations as internalResponses } from "./internal.gen.ts";
import type { internalOperations, operations as table } from "./operations.gen.ts";
import type { SuccessOf } from "./success.ts";
import type { operations } from "./types.gen.ts";

type Tables = typeof table & typeof internalOperations;
type ResponsesById = operations & internalResponses;

export type OperationId = keyof typeof table;

/** An operation that the server accepts, including undocumented ones. */
export type AnyOperationId = keyof Tables;

/**
 * The input of a handler: path, query, header options and body fields in one object, checked and with defaults filled
 * in. An upload has its file next to them.
 */
export type HandlerInput<Id extends AnyOperationId> = inputComponents["schemas"][Id] &
  (Tables[Id]["body"] extends "file" ? { body: ReadableStream<Uint8Array> } : unknown);

/** The JSON that a handler returns; undefined if the response is not JSON. */
export type HandlerResponse<Id extends AnyOperationId> = SuccessOf<ResponsesById[Id]>;
