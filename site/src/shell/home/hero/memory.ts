import { post, seeded } from "../../../sandbox/requests.ts";
import type { ReadResponse, SandboxAccess } from "../../../sandbox/sandbox-requests.ts";
import { buildRequest, readResponse } from "../../../sandbox/sandbox-requests.ts";
import type { TranslationDetail } from "./words.ts";

const memory = seeded.frontPageMemory;

export interface TranslateResponse {
  translation: TranslationDetail[];
}

/** Translates a sentence by the API. */
export async function translate(sandbox: SandboxAccess, source: string): Promise<TranslateResponse> {
  const body = { memory_id: memory, source, rich: true };
  return (await send(sandbox, post("/v2/translate", body))).body as TranslateResponse;
}

/** Adds a sentence with its translation to the memory by the API; the next translation uses it. */
export async function confirm(sandbox: SandboxAccess, source: string, target: string): Promise<void> {
  await send(sandbox, post("/v2/segments", { memory_id: memory, source, target }));
}

async function send(sandbox: SandboxAccess, spec: Parameters<typeof buildRequest>[0]): Promise<ReadResponse> {
  const response = await readResponse(await sandbox.fetch(buildRequest(spec, sandbox.accounts)));
  if (response.status === 200) return response;
  throw new Error((response.body as { message?: string }).message ?? String(response.body));
}
