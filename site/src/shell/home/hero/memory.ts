import { post, seeded } from "../../../sandbox/requests.ts";
import { requestBody, type SandboxAccess } from "../../../sandbox/sandbox-requests.ts";
import type { TranslationDetail } from "./words.ts";

export interface TranslateResponse {
  translation: TranslationDetail[];
}

export async function translate(
  sandbox: SandboxAccess,
  source: string,
  memory_id = seeded.frontPageMemory,
): Promise<TranslateResponse> {
  return (await requestBody(sandbox, post("/v2/translate", { memory_id, source, rich: true }))) as TranslateResponse;
}

/** Adds a sentence with its translation to the memory; the next translation uses it. */
export async function confirm(
  sandbox: SandboxAccess,
  source: string,
  target: string,
  memory_id = seeded.frontPageMemory,
): Promise<void> {
  await requestBody(sandbox, post("/v2/segments", { memory_id, source, target }));
}
