import { type EventSourceMessage, EventSourceParserStream } from "eventsource-parser/stream";
import { parseWeights } from "../http/accept.ts";

export type ResponseType = "application/json" | "text/event-stream";

/**
 * The type that a client prefers; of equal ones, events if the header names them, because they include progress.
 * Without a header, anything is accepted. Returns undefined if the client accepts neither.
 */
export function chooseType(accept: string | null): ResponseType | undefined {
  const weights = parseWeights(accept?.trim() || "*/*");
  const [json, events] = [weigh(weights, "application/json"), weigh(weights, "text/event-stream")];
  if (Math.max(json, events) <= 0) return undefined;
  return events > json || (events === json && weights.has("text/event-stream"))
    ? "text/event-stream"
    : "application/json";
}

/** The most specific range decides. Source: RFC 9110, 12.5.1. */
function weigh(weights: ReadonlyMap<string, number>, type: ResponseType): number {
  const group = `${type.slice(0, type.indexOf("/"))}/*`;
  return weights.get(type) ?? weights.get(group) ?? weights.get("*/*") ?? 0;
}

/** Turns a response with events into one JSON document, or a list if `isBatch`, without notifications. */
export function toJson(response: Response, isBatch: boolean): Response {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response;
  const headers = new Headers(response.headers);
  headers.set("content-type", "application/json");
  const text = response.body?.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>);
  const events = text?.pipeThrough(new EventSourceParserStream());
  const body = events?.pipeThrough(joinResponses(isBatch)).pipeThrough(new TextEncoderStream());
  return new Response(body ?? null, { status: response.status, headers });
}

function joinResponses(isBatch: boolean): TransformStream<EventSourceMessage, string> {
  let next = isBatch ? "[" : "";
  return new TransformStream({
    transform({ data }, controller) {
      if (!isResponse(data)) return;
      controller.enqueue(next + data);
      next = ",";
    },
    flush(controller) {
      if (isBatch) controller.enqueue(next === "[" ? "[]" : "]");
    },
  });
}

/** @param data a message of the protocol; notifications have a method */
const isResponse = (data: string): boolean => !("method" in JSON.parse(data));
