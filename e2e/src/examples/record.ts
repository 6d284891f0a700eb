import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Client, untilImported, untilTranslated, type WaitOptions } from "@openparlance/client";
import { formatTmx } from "@openparlance/sandbox/tmx";
import { createMemory, openClient } from "../client/open-client.ts";

const inputs = new URL("../../../site/src/samples/inputs/", import.meta.url);
const readBytes = (name: string) => new Uint8Array(readFileSync(new URL(name, inputs)));

interface GuideMemory {
  client: Client;
  waiting: WaitOptions;
  memory_id: number;
}

/** Responses to those requests of the guides that return machine translations, by step; for a file, its text. */
export async function recordExamples(): Promise<Record<string, unknown>> {
  const { client, waiting, server } = await openClient();
  const harbour = { client, waiting, memory_id: await createMemory(client) };
  await importFile(harbour, "harbour.tmx");
  const known = await translate(harbour, { source: "Mind the wet deck." });
  const texts = await translateFiles(harbour, "leaflet.txt", "größe.txt");
  const recorded = {
    "index/translate": await translateOnFrontPage(harbour),
    ...(await recordQuickstart(harbour)),
    "tm-query/translate-corrected": await translateCorrected(harbour),
    "instant-translate/translate-known": known,
    "instant-translate/translate-new": await translate(harbour, { source: "The ferry leaves at ten." }),
    "instant-translate/download-translation": texts[0],
    "instant-translate/two-files": texts.join(""),
  };
  await importFile(harbour, "terms.csv", { has_header_row: true });
  const term = await translate(harbour, { source: "Please keep the berth clear.", rich: true });
  await server.close();
  return { ...recorded, "create-a-datasource/translate-term": term };
}

/** In the quickstart, a sentence is added before the import. */
async function recordQuickstart({ client, waiting }: GuideMemory): Promise<Record<string, unknown>> {
  const own = { client, waiting, memory_id: await createMemory(client) };
  const welcome = { memory_id: own.memory_id, source: "Welcome aboard.", target: "Willkommen an Bord." };
  await client.POST("/v2/segments", { body: welcome });
  const known = await translate(own, { source: welcome.source });
  await importFile(own, "harbour.tmx");
  return {
    "quickstart/translate-known": known,
    "quickstart/translate-new": await translate(own, { source: "The ferry stops at the old harbour.", rich: true }),
  };
}

/** As in the guide, deletes one of six sentences and imports terms before the correction. */
async function translateCorrected({ client, waiting }: GuideMemory): Promise<unknown> {
  const own = { client, waiting, memory_id: await createMemory(client) };
  await importFile(own, "harbour.tmx");
  const query = { id: own.memory_id, query: "Mind the wet deck." };
  const { data: [known] = [] } = await client.GET("/v2/memories/query", { params: { query } });
  const wrong = { id: own.memory_id, segment_id: known?.metadata.segment_id ?? 0 };
  await client.DELETE("/v2/memories/segment", { params: { query: wrong } });
  await importFile(own, "terms.csv", { has_header_row: true });
  const corrected = { source: "The ferry leaves at ten.", target: "Die Fähre legt um zehn Uhr ab." };
  await client.POST("/v2/segments", { body: { memory_id: own.memory_id, ...corrected } });
  return translate(own, { source: corrected.source });
}

/** Translates with the sentences and terms of the pages' sandbox. */
async function translateOnFrontPage({ client, waiting }: GuideMemory): Promise<unknown> {
  const whole = { client, waiting, memory_id: await createMemory(client) };
  await importFile(whole, "harbour.tmx");
  const notices = readFileSync(fileURLToPath(import.meta.resolve("@openparlance/sandbox/texts/notices.tsv")), "utf8");
  await importBytes(whole, "notices.tmx", new TextEncoder().encode(formatTmx(notices)));
  await importFile(whole, "terms.csv", { has_header_row: true });
  return translate(whole, { source: "The berth is closed for repairs.", rich: true });
}

const importFile = (harbour: GuideMemory, name: string, options = {}): Promise<void> =>
  importBytes(harbour, name, readBytes(name), options);

async function importBytes(
  { client, waiting, memory_id }: GuideMemory,
  name: string,
  body: Uint8Array<ArrayBuffer>,
  options = {},
): Promise<void> {
  const header = { memory_id, name, ...options };
  const { response } = await client.POST("/v2/memories/import", { params: { header }, body });
  await untilImported(client, response, waiting);
}

async function translate({ client, memory_id }: GuideMemory, request: { source: string; rich?: boolean }) {
  const { data } = await client.POST("/v2/translate", { body: { memory_id, ...request } });
  return data;
}

async function translateFiles({ client, waiting, memory_id }: GuideMemory, ...names: string[]): Promise<string[]> {
  const fileId: number[] = [];
  for (const name of names) {
    const { data } = await client.POST("/v2/files", { params: { query: { name } }, body: readBytes(name) });
    fileId.push(data?.id ?? 0);
  }
  const { data = [] } = await client.POST("/v2/translate/file", { body: { fileId, memoryId: memory_id } });
  const ids = data.map(({ id }) => id);
  await untilTranslated(client, ids, waiting);
  const texts: string[] = [];
  for (const id of ids) {
    const { data = "" } = await client.GET("/v2/translate/files", { params: { query: { id } }, parseAs: "text" });
    texts.push(data);
  }
  return texts;
}
