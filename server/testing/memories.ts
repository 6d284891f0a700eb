import type { openTestServer } from "./test-server.ts";

type TestServer = Awaited<ReturnType<typeof openTestServer>>;

export type Pairs = readonly (readonly [source: string, target: string])[];

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

export function buildTmx(pairs: Pairs, source = "en-GB", target = "de-DE"): string {
  const variant = (language: string, text: string) =>
    `<tuv xml:lang="${language}"><seg>${escapeText(text)}</seg></tuv>`;
  const units = pairs.map((pair) => `<tu>${variant(source, pair[0])}${variant(target, pair[1])}</tu>`);
  return `<?xml version="1.0"?><tmx version="1.4"><header srclang="${source}"/><body>${units.join("\n")}</body></tmx>`;
}

/** English to German. @returns its ID */
export async function newMemory(server: TestServer): Promise<number> {
  const body = { name: "Harbour signs", srclang: "en", srclocale: "GB", trglang: "de", trglocale: "DE" };
  const { json } = await server.request("POST", "/v2/memories", { body });
  return json.id;
}

/** Imports a file into a memory and does the background work. @returns the memory */
export async function importInto(
  server: TestServer,
  memoryId: number,
  name: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const sent = { memory_id: String(memoryId), name, ...headers };
  const { json } = await server.request("POST", "/v2/memories/import", { body, headers: sent });
  if (json.isProcessing !== 1) throw new Error(`The import returned ${JSON.stringify(json)}.`);
  await server.settle();
  return memoryNow(server, memoryId);
}

export async function memoryNow(server: TestServer, id: number) {
  const { json } = await server.request("GET", `/v2/memories?id=${id}`);
  return json[0];
}

/** @returns the ID of a new memory with these pairs */
export async function memoryWith(server: TestServer, pairs: Pairs): Promise<number> {
  const id = await newMemory(server);
  await importInto(server, id, "harbour.tmx", buildTmx(pairs));
  return id;
}
