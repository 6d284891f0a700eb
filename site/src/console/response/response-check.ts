import type { AnyOperationId } from "@openparlance/api";
import { responseValidators, streamValidators, validateError } from "@openparlance/api/responses";
import type { Validator } from "@openparlance/api/validators";
import { buildMessagePattern } from "../../model/message-pattern.ts";
import type { ConsoleOperation, OperationError } from "../model/types.ts";
import { readJson } from "../request/json.ts";
import type { SentResponse } from "./send.ts";

export interface ResponseCheck {
  /** Undefined if too little of the response arrived. */
  isAsDescribed: boolean | undefined;
  explanation: string;
}

export function checkResponse(operation: ConsoleOperation, response: SentResponse): ResponseCheck {
  const { status, mediaType, state, events } = response;
  const isSuccess = status === operation.success.status;
  if (!isSuccess && findErrors(operation, response).length === 0) return mismatch(`doesn't list status ${status}`);
  if (state !== "whole") {
    return {
      isAsDescribed: undefined,
      explanation: state === "broken" ? "The connection closed before the response was complete." : "Stopped.",
    };
  }
  const expected = isSuccess ? (operation.success.mediaType ?? "") : errorMediaType(status);
  if (expected !== mediaType) return mismatch(`specifies ${expected || "no body"}, not ${mediaType || "no body"}`);
  if (mediaType === "text/event-stream") return checkStream(operation, events);
  if (mediaType !== "application/json") return asDescribed;
  return checkJson(isSuccess ? responseValidators[operation.id as AnyOperationId] : validateError, response.text ?? "");
}

/** 401 is text, because it is returned before the rest of the server runs. */
const errorMediaType = (status: number): string => (status === 401 ? "text/plain" : "application/json");

/** All events are JSON, except the end mark. Only the event before the mark has the whole content. */
function checkStream({ id }: ConsoleOperation, events: SentResponse["events"]): ResponseCheck {
  const last = events.at(-1);
  const isDone = last?.name === "message" && last.data === "[DONE]";
  if (!isDone && last?.name !== "error") return mismatch("requires [DONE] or an error at the end of the stream");
  const validators = streamValidators[id as AnyOperationId] ?? {};
  for (const [index, { name, data }] of (isDone ? events.slice(0, -1) : events).entries()) {
    const validator = validators[name];
    if (!validator) return mismatch(`doesn't list the event ${name}`);
    const verdict = checkJson(validator, data, ` of event ${index + 1}`);
    if (!verdict.isAsDescribed) return verdict;
  }
  const wholeAt = [...events.keys()].filter((index) => events[index]?.name === "fullcontent");
  if (isDone && (wholeAt.length !== 1 || wholeAt[0] !== events.length - 2)) {
    return mismatch("requires exactly one fullcontent event, right before [DONE]");
  }
  if (!isDone && wholeAt.length > 0)
    return mismatch("doesn't allow a fullcontent event in a stream that ends with an error");
  return asDescribed;
}

/** The error with the response's message (the template with the most literal text), or all with its status. */
export function findErrors({ errors }: ConsoleOperation, { status, text }: SentResponse): OperationError[] {
  if (status < 400) return [];
  const rows = errors.filter((row) => row.status === status);
  const message = readMessage(text ?? "");
  const fits = rows.map((row) => ({ row, chars: Math.max(...row.messages.map((text) => measureFit(text, message))) }));
  const max = Math.max(...fits.map(({ chars }) => chars));
  if (max >= 0) return fits.filter(({ chars }) => chars === max).map(({ row }) => row);
  return rows.length > 0 ? rows : errors.filter((row) => row.status === "default");
}

/** @param where prefix of the path of a difference */
function checkJson(validator: Validator | null, text: string, where = ""): ResponseCheck {
  if (!validator) return asDescribed;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return mismatch(`specifies JSON, but the ${where ? `data${where}` : "body"} isn't valid JSON`);
  }
  if (validator(value)) return asDescribed;
  const [error] = validator.errors ?? [];
  const location = error?.instancePath || "the top level";
  const reason = error?.message ?? "doesn't match the description";
  return {
    isAsDescribed: false,
    explanation: `The response doesn't match the schema at ${location}${where}: the value ${reason}.`,
  };
}

const asDescribed: ResponseCheck = { isAsDescribed: true, explanation: "Response matches the schema." };
const mismatch = (words: string): ResponseCheck => ({ isAsDescribed: false, explanation: `The description ${words}.` });

function readMessage(text: string): string {
  const body = readJson(text) as { message?: unknown } | null | undefined;
  return body ? String(body.message) : text;
}

/** The number of literal characters in a template that matches; -1 if it doesn't. */
const measureFit = (words: string, message: string): number =>
  buildMessagePattern(words).test(message) ? words.replaceAll(/\{\w+\}/g, "").length : -1;
