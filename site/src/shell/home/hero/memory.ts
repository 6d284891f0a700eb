import { postRequest, seededIds } from "../../../sandbox/requests.ts";
import { requestBody, type SandboxAccess } from "../../../sandbox/sandbox-requests.ts";
import type { TranslationDetail } from "./words.ts";

export interface TranslateResponse {
  translation: TranslationDetail[];
}

export async function translateSource(
  sandbox: SandboxAccess,
  source: string,
  memory_id = seededIds.frontPageMemory,
): Promise<TranslateResponse> {
  const request = postRequest("/v2/translate", { memory_id, source, rich: true });
  return (await requestBody(sandbox, request)) as TranslateResponse;
}

/** Adds a sentence with its translation to the memory; the next translation uses it. */
export async function confirmSegment(
  sandbox: SandboxAccess,
  source: string,
  target: string,
  memory_id = seededIds.frontPageMemory,
): Promise<void> {
  await requestBody(sandbox, postRequest("/v2/segments", { memory_id, source, target }));
}
