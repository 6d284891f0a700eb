import { operations } from "@openparlance/api";
import { responseValidators } from "@openparlance/api/responses";
import type { DescribedOperationId } from "./examples.ts";

export interface PlainResponse {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** Returns undefined for the documented successful response. */
export function findFault(id: DescribedOperationId, { status, headers, text }: PlainResponse): string | undefined {
  const { success } = operations[id];
  if (status !== success.status) return `${status} instead of ${success.status}: ${text}`;
  const type = headers["content-type"]?.split(";")[0];
  if (status === 204) return text === "" ? undefined : "a body with status 204";
  if (type === "text/event-stream") return text.endsWith("data: [DONE]\n\n") ? undefined : `no whole stream: ${text}`;
  if (type !== "application/json") return undefined;
  const validate = responseValidators[id];
  if (!validate || validate(JSON.parse(text))) return undefined;
  return JSON.stringify(validate.errors);
}
