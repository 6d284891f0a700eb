import type { components as inputComponents } from "./inputs.gen.ts";
import type { operations as table } from "./operations.gen.ts";
import type { operations } from "./types.gen.ts";

export type OperationId = keyof typeof table;

/**
 * What a handler gets: path, query, header options and body fields in one object, checked and with
 * defaults filled in. An upload has its file beside them.
 */
export type HandlerInput<Id extends OperationId> = inputComponents["schemas"][Id] &
  ((typeof table)[Id]["body"] extends "file" ? { body: ReadableStream<Uint8Array> } : unknown);

/** The JSON a handler answers with; undefined where the answer is not JSON. */
export type HandlerAnswer<Id extends OperationId> = operations[Id]["responses"] extends infer Responses
  ? Success<Responses> extends { content: { "application/json": infer Answer } }
    ? Answer
    : undefined
  : never;

type Success<Responses> = Responses[Extract<keyof Responses, 200 | 201 | 204>];
