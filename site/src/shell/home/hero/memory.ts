import type { ReadResponse, SandboxAccess } from "../../../sandbox/ask.ts";
import { buildRequest, readResponse } from "../../../sandbox/ask.ts";
import { get, post, seeded } from "../../../sandbox/requests.ts";
import type { Translated } from "./words.ts";

const memory = seeded.frontPageMemory;

export interface TranslateResponse {
  translation: Translated[];
}

/** Translates a sentence by the API. */
export async function translate(sandbox: SandboxAccess, source: string): Promise<TranslateResponse> {
  const body = { memory_id: memory, source, rich: true };
  return (await ask(sandbox, post("/v2/translate", body))).body as TranslateResponse;
}

/** Adds a sentence with its translation to the memory by the API; done when the next translation uses it. */
export async function confirm(sandbox: SandboxAccess, source: string, target: string): Promise<void> {
  const headers = {
    "content-type": "application/octet-stream",
    memory_id: String(memory),
    name: "confirmed.tmx",
  };
  await ask(sandbox, post("/v2/memories/import", buildTmx(source, target), headers));
  for (;;) {
    const [found] = (await ask(sandbox, get(`/v2/memories?id=${memory}`))).body as [{ is_processing: boolean }];
    if (!found.is_processing) return;
    await new Promise((wake) => setTimeout(wake, pollMs));
  }
}

const pollMs = 50;

async function ask(sandbox: SandboxAccess, spec: Parameters<typeof buildRequest>[0]): Promise<ReadResponse> {
  const response = await readResponse(await sandbox.fetch(buildRequest(spec, sandbox.accounts)));
  if (response.status === 200) return response;
  throw new Error((response.body as { message?: string }).message ?? String(response.body));
}

const buildTmx = (source: string, target: string): string =>
  `<tmx version="1.4"><header srclang="en-GB" datatype="plaintext" segtype="sentence" adminlang="en" o-tmf="none" creationtool="home" creationtoolversion="1"/><body><tu>${variant("en-GB", source)}${variant("de-DE", target)}</tu></body></tmx>`;

const variant = (language: string, text: string): string =>
  `<tuv xml:lang="${language}"><seg>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</seg></tuv>`;
