import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeepLClient, GlossaryEntries } from "deepl-node";
import { Translate } from "translate";
import { expect, onTestFinished, test } from "vitest";
import { buildSiteFile } from "./listener/read-site.ts";
import { openLog } from "./log.ts";
import { serve } from "./run-server.ts";
import { readSettings } from "./settings/settings.ts";

const logging = openLog({ level: "silent", isForPeople: false, now: Date.now, write: () => {} });

const page = buildSiteFile("page.html", new TextEncoder().encode("page"));
const site = {
  files: new Map([["/", page]]),
  notFound: page,
  redirects: new Map(),
  contentSecurityPolicy: "default-src 'self'",
};

async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), "door-clients-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const settings = readSettings({ PARLANCE_DATA: join(folder, "data"), PORT: "0" });
  const server = await serve(site, settings, logging);
  onTestFinished(() => server.close());
  const key = server.developmentKey as string;
  const authorization = `Basic ${btoa(`:${key}`)}`;
  return {
    folder,
    key,
    origin: server.origin,
    async api(method: string, path: string, body?: object) {
      const headers = { authorization, "content-type": "application/json" };
      const response = await fetch(server.origin + path, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return response.json();
    },
  };
}

test("deepl-node translates texts, and what was corrected since", async () => {
  const { origin, key, api } = await startServer();
  const client = new DeepLClient(key, { serverUrl: `${origin}/deepl`, maxRetries: 0, minTimeout: 120_000 });
  await client.translateText("The gate is open.", "en", "de");
  const [memory] = await api("GET", "/v2/memories");
  expect(memory.name).toBe("deepl-node en-de");
  const segment = { memory_id: memory.id, source: "The gate is open.", target: "Das Tor steht offen." };
  await api("POST", "/v2/segments", segment);
  const [first, second] = await client.translateText(["The gate is open.", "<b>The gate is open.</b>"], "en", "de", {
    tagHandling: "html",
    context: "A harbor at night.",
    formality: "prefer_more",
    preserveFormatting: true,
    splitSentences: "nonewlines",
  });
  expect([first?.text, second?.text]).toEqual(["Das Tor steht offen.", "<b>Das Tor steht offen.</b>"]);
  expect([first?.detectedSourceLang, first?.billedCharacters]).toEqual(["en", 17]);
  const detected = await client.translateText("The gate of the harbor is open today.", null, "de");
  expect(detected.detectedSourceLang).toBe("en");
});

test("deepl-node lists languages and usage, and is refused with another key", async () => {
  const { origin, key } = await startServer();
  const client = new DeepLClient(key, { serverUrl: `${origin}/deepl`, maxRetries: 0, minTimeout: 120_000 });
  expect(await client.getSourceLanguages()).toContainEqual({ name: "German", code: "de" });
  expect((await client.getTargetLanguages()).map(({ code }) => code)).toContain("en-GB");
  const usage = await client.getUsage();
  expect([usage.character?.count, usage.anyLimitReached()]).toEqual([0, false]);
  const stranger = new DeepLClient("wrong", { serverUrl: `${origin}/deepl`, maxRetries: 0, minTimeout: 120_000 });
  await expect(stranger.getUsage()).rejects.toThrow("Authorization failure");
});

test("deepl-node translates a document", async () => {
  const { origin, key, folder } = await startServer();
  const client = new DeepLClient(key, { serverUrl: `${origin}/deepl`, maxRetries: 0, minTimeout: 120_000 });
  const [input, output] = [join(folder, "notice.html"), join(folder, "notice.de.html")];
  await writeFile(input, "<h1>Notice</h1><p>The gate is open.</p>");
  const status = await client.translateDocument(input, output, null, "de");
  expect([status.status, status.billedCharacters]).toEqual(["done", 23]);
  expect(await readFile(output, "utf8")).toMatch(/^<h1>.+<\/h1><p>.+<\/p>$/);
  const handle = await client.uploadDocument(input, "en", "de");
  await expect(client.getDocumentStatus({ ...handle, documentKey: "0" })).rejects.toThrow("Not found");
});

test("deepl-node keeps glossaries, and translations use them", async () => {
  const { origin, key } = await startServer();
  const client = new DeepLClient(key, { serverUrl: `${origin}/deepl`, maxRetries: 0, minTimeout: 120_000 });
  const entries = new GlossaryEntries({ entries: { quay: "Kaje", gate: "Pforte" } });
  const glossary = await client.createGlossary("Harbor", "en", "de", entries);
  expect(glossary).toMatchObject({ name: "Harbor", sourceLang: "en", targetLang: "de", entryCount: 2, ready: true });
  expect((await client.getGlossaryEntries(glossary)).entries()).toEqual(entries.entries());
  expect(await client.listGlossaries()).toEqual([glossary]);
  const { text } = await client.translateText("quay", "en", "de", { glossary });
  expect(text).toBe("Kaje");
  await client.deleteGlossary(glossary);
  expect(await client.listGlossaries()).toEqual([]);
  await expect(client.getGlossary(glossary.glossaryId)).rejects.toThrow("Glossary not found");
  expect((await client.translateText("quay", "en", "de")).text).not.toBe("Kaje");
});

test("deepl-node keeps glossaries of several languages", async () => {
  const { origin, key } = await startServer();
  const client = new DeepLClient(key, { serverUrl: `${origin}/deepl`, maxRetries: 0, minTimeout: 120_000 });
  const dictionary = (targetLangCode: "de" | "fr", entries: Record<string, string>) => ({
    sourceLangCode: "en" as const,
    targetLangCode,
    entries: new GlossaryEntries({ entries }),
  });
  const german = dictionary("de", { quay: "Kai" });
  const { glossaryId } = await client.createMultilingualGlossary("Harbor", [
    german,
    dictionary("fr", { quay: "quai" }),
  ]);
  const pairs = async () =>
    (await client.getMultilingualGlossary(glossaryId)).dictionaries.map((each) => [
      each.targetLangCode,
      each.entryCount,
    ]);
  expect(await pairs()).toEqual([
    ["de", 1],
    ["fr", 1],
  ]);
  await client.updateMultilingualGlossaryDictionary(glossaryId, dictionary("de", { gate: "Tor", quay: "Kaje" }));
  const { entries } = await client.getMultilingualGlossaryDictionaryEntries(glossaryId, "en", "de");
  expect(entries.entries()).toEqual({ quay: "Kaje", gate: "Tor" });
  await client.replaceMultilingualGlossaryDictionary(glossaryId, dictionary("de", { pier: "Pier" }));
  await client.updateMultilingualGlossaryName(glossaryId, "Port");
  await client.deleteMultilingualGlossaryDictionary(glossaryId, "en", "fr");
  const [listed] = await client.listMultilingualGlossaries();
  expect(listed).toMatchObject({ glossaryId, name: "Port", dictionaries: [{ targetLangCode: "de", entryCount: 1 }] });
  await client.deleteMultilingualGlossary(glossaryId);
  expect(await client.listMultilingualGlossaries()).toEqual([]);
});

test("translate, a client of LibreTranslate, gets what was corrected since", async () => {
  const { origin, key, api } = await startServer();
  // The types of the package lack the URL that its documentation has.
  const options = { engine: "libre" as const, url: `${origin}/libretranslate/translate`, cache: 1 };
  const libre = (key: string) => Translate({ ...options, key } as Parameters<typeof Translate>[0]);
  const { translate, stranger } = { translate: libre(key), stranger: libre("wrong") };
  await translate("The gate is open.", { from: "en", to: "de" });
  const [memory] = await api("GET", "/v2/memories");
  await api("POST", "/v2/segments", { memory_id: memory.id, source: "The gate is shut.", target: "Das Tor ist zu." });
  expect(await translate("The gate is shut.", { from: "en", to: "de" })).toBe("Das Tor ist zu.");
  await expect(stranger("Pier", { from: "en", to: "de" })).rejects.toThrow("Unauthorized");
});
