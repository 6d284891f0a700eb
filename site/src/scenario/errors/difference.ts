import { type CatalogError, type DeepReadonly, type FailureReason, objects } from "@openparlance/api";
import { buildMessagePattern } from "../../model/message-pattern.ts";
import type { ReadResponse } from "../../sandbox/sandbox-requests.ts";

/** Why a response isn't the error of the catalog; undefined if it is. */
export function findDifference(error: DeepReadonly<CatalogError>, response: ReadResponse): string | undefined {
  const { id, status, mediaType, messages, headers = {} } = error;
  if (status === "default" ? response.status < 400 : response.status !== status)
    return `the status is ${response.status}`;
  if (response.mediaType !== mediaType) return `the body is ${response.mediaType || "none"}`;
  const sent = response.headers.get("Parlance-Error");
  if (status !== "default" && sent !== id) return `the error is ${sent}`;
  const lacking = Object.keys(headers).find((name) => !response.headers.has(name));
  if (lacking) return `the header ${lacking} is missing`;
  const message = mediaType === "text/plain" ? response.body : readOnlyMessage(response.body);
  if (typeof message !== "string") return "the body isn't an object with only a message";
  const values = { ...error.values, Thing: Object.values(objects).map(({ name }) => name) };
  if (!messages.some((text) => buildMessagePattern(text, values).test(message))) return `the message is "${message}"`;
  return undefined;
}

/** Why a list of translations has none that failed for the reason; undefined if it has. */
export function findReasonDifference(
  reason: Pick<FailureReason, "message" | "note">,
  { status, body }: ReadResponse,
): string | undefined {
  if (status !== 200 || !Array.isArray(body) || body.length !== 1) return `the status is ${status}`;
  const [translation] = body;
  if (translation.status !== "Failed") return `the translation is ${translation.status}`;
  const { errorMsg, note } = translation;
  if (errorMsg !== reason.message) return `the reason is "${errorMsg}"`;
  return note === reason.note ? undefined : `the note is "${note}"`;
}

function readOnlyMessage(body: unknown): unknown {
  const entries = Object.entries(body ?? {});
  const [[name, value] = []] = entries;
  return entries.length === 1 && name === "message" ? value : undefined;
}
