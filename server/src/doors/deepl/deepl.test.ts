import type { ProviderRequest, TranslationProvider } from "@openparlance/engine";
import { expect, test } from "vitest";
import { openDoorServer } from "../../../testing/door-server.ts";
import { openService } from "../../../testing/translation-services.ts";
import { inProcessEngines } from "../../engines/in-process-engines.ts";
import { deepl as deepLProvider } from "../../providers/deepl.ts";

const form = (fields: [string, string][]) => new URLSearchParams(fields);

test("a correction made through the API changes the next response", async () => {
  const { deepl, request: send } = await openDoorServer();
  const body = { text: ["The harbor is closed."], source_lang: "EN", target_lang: "DE" };
  expect((await deepl("POST", "/v2/translate", body)).status).toBe(200);
  const [memory] = (await send("GET", "/v2/memories")).json;
  expect(memory).toMatchObject({ name: "DeepL en-de", srclang: "en", trglang: "de" });
  const segment = { memory_id: memory.id, source: "The harbor is closed.", target: "Der Hafen ist gesperrt." };
  await send("POST", "/v2/segments", { body: segment });
  expect((await deepl("POST", "/v2/translate", body)).json).toEqual({
    translations: [{ detected_source_language: "EN", text: "Der Hafen ist gesperrt.", billed_characters: 21 }],
  });
});

test("texts of a form and of JSON are translated alike, in their order, with detection", async () => {
  const { deepl, request: send, errors } = await openDoorServer();
  await deepl("POST", "/v2/translate", { text: ["x"], source_lang: "de", target_lang: "EN-US" });
  const [memory] = (await send("GET", "/v2/memories")).json;
  const pairs = [
    ["Guten Morgen, der Hafen ist heute offen.", "Good morning, the harbor is open today."],
    ["Das Schiff ist da, und es regnet.", "The ship is here, and it is raining."],
  ];
  for (const [source, target] of pairs) {
    await send("POST", "/v2/segments", { body: { memory_id: memory.id, source, target } });
  }
  const sent = pairs.map(([source]) => source as string);
  const sentForm = form([["target_lang", "en-US"], ...sent.map((text): [string, string] => ["text", text])]);
  const ofForm = await deepl("POST", "/v2/translate", sentForm);
  const ofJson = await deepl("POST", "/v2/translate", { text: sent, target_lang: "EN-US" });
  expect(ofForm.json).toEqual(ofJson.json);
  expect(ofForm.json.translations.map(({ text }: { text: string }) => text)).toEqual(pairs.map(([, target]) => target));
  expect(ofForm.json.translations[0].detected_source_language).toBe("DE");
  expect(errors).toEqual([]);
});

test("text between tags is translated, and tags, entities and ignored elements stay", async () => {
  const { deepl, request: send } = await openDoorServer();
  await deepl("POST", "/v2/translate", { text: ["x"], source_lang: "en", target_lang: "de" });
  const [memory] = (await send("GET", "/v2/memories")).json;
  for (const [source, target] of [
    ["Open the gate.", "Öffne das Tor."],
    ["Ship & crew", "Schiff & Mannschaft"],
    ["Fine.", "Gut."],
  ]) {
    await send("POST", "/v2/segments", { body: { memory_id: memory.id, source, target } });
  }
  const translate = async (text: string, options: object) => {
    const body = { text: [text], source_lang: "EN", target_lang: "DE", ...options };
    return (await deepl("POST", "/v2/translate", body)).json.translations[0].text;
  };
  const xml = { tag_handling: "xml" };
  expect(await translate("<doc><p>Open the gate. Fine.</p><p>Ship &amp; crew</p></doc>", xml)).toBe(
    "<doc><p>Öffne das Tor. Gut.</p><p>Schiff &amp; Mannschaft</p></doc>",
  );
  expect(await translate('Fine.<x id="1"/>', xml)).toContain('<x id="1"/>');
  expect(await translate("<keep>Fine.</keep>", { ...xml, ignore_tags: ["keep"] })).toBe("<keep>Fine.</keep>");
  expect(await translate("<p>Open the gate.</p><pre>Fine.</pre>", { tag_handling: "html", ignore_tags: "pre" })).toBe(
    "<p>Öffne das Tor.</p><pre>Fine.</pre>",
  );
  expect(await translate('<p class="a">Open the gate. <b>Fine.</b></p>', { tag_handling: "html" })).toMatch(
    /^<p class="a">Öffne das Tor\. <b>Gut\.<\/b><\/p>$/,
  );
});

test.each([
  ["a < b & c", "a &lt; b &amp; c"],
  ["Pier <x id='1'></x> &amp; quay", "Pier <x id='1'></x> &amp; quay"],
  ["x &lt;b&gt; y &#x41; &nbsp; z", "x &lt;b&gt; y A &nbsp; z"],
  ["<!-- c --><a/>T<![CDATA[x<y]]>", "<!-- c --><a/>T<![CDATA[x<y]]>"],
  ["<p>Qx. Zv <b>wq. Xw</b> jj.</p></i>", "<p>Qx. Zv <b>wq. Xw</b> jj.</p></i>"],
  ["<p>unclosed", "<p>unclosed"],
  [
    '<?xml version="1.0"?>\n<!DOCTYPE d [\n <!ENTITY a "]>">\n <!-- ]> -->\n]>\n<d><p>Qx</p></d>',
    '<?xml version="1.0"?>\n<!DOCTYPE d [\n <!ENTITY a "]>">\n <!-- ]> -->\n]>\n<d><p>Qx</p></d>',
  ],
  ["<a><b>", "<a><b>"],
  ["", ""],
])("of %j, which no one can translate, the markup stays", async (text, expected) => {
  const { deepl } = await openDoorServer();
  const body = { text: [text], source_lang: "EN", target_lang: "DE", tag_handling: "xml", ignore_tags: ["x"] };
  expect((await deepl("POST", "/v2/translate", body)).json.translations[0].text).toBe(expected);
});

test("the memory is the one of the URL, else the organization's default, else the user's own", async () => {
  const { deepl, request: send, core, organizationId, createKey } = await openDoorServer();
  const make = async (name: string, target: string) => {
    const { json } = await send("POST", "/v2/memories", { body: { name, srclang: "en", trglang: "de" } });
    await send("POST", "/v2/segments", { body: { memory_id: json.id, source: "Quay", target } });
    return json.id as number;
  };
  const [first, second] = [await make("First", "Kai"), await make("Second", "Kaje")];
  const body = { text: ["Quay"], source_lang: "EN", target_lang: "DE" };
  const translate = async (path: string, sent = {}) =>
    (await deepl("POST", path, body, sent)).json.translations[0].text;
  const pair = { sourceLang: "en", targetLang: "de", targetRegion: "" };
  await core.store.defaultMemories.set(organizationId, undefined, pair, first);
  expect(await translate("/v2/translate")).toBe("Kai");
  expect(await translate(`/m/${second}/v2/translate`)).toBe("Kaje");
  // A memory that is private to another user is no other's default.
  const key = await createKey("colleague@localhost");
  expect(await translate("/v2/translate", { key })).toBe("Quay");
  expect((await send("GET", "/v2/memories", { key })).json).toMatchObject([{ name: "DeepL en-de" }]);
  await core.store.memories.share(organizationId, first, true);
  expect(await translate("/v2/translate", { key })).toBe("Kai");
});

test("context, instructions and formality reach the providers that know them", async () => {
  const service = await openService(({ body }) => ({
    body: { translations: body.text.map((text: string) => ({ text: text.toUpperCase() })) },
  }));
  const requests: ProviderRequest[] = [];
  const words: TranslationProvider = {
    name: "Words",
    capabilities: { batch: 1, context: true },
    async translate(request) {
      requests.push(request);
      throw new Error("The next one translates.");
    },
  };
  const providers = [words, deepLProvider({ key: "key", url: service.url }, fetch)];
  const { deepl } = await openDoorServer({ engines: inProcessEngines({ thread: { providers } }) });
  const body = { text: ["Quay"], source_lang: "EN", target_lang: "DE", formality: "more", context: "At sea." };
  const { json } = await deepl("POST", "/v2/translate", { ...body, custom_instructions: ["Be brief."] });
  expect(json.translations[0].text).toBe("QUAY");
  expect(service.requested[0]?.body).toMatchObject({ text: ["Quay"], formality: "prefer_more" });
  const instructions = "Address the reader formally.\nBe brief.";
  expect(requests).toMatchObject([{ instructions, segments: [{ neighbors: { previous: "At sea." } }] }]);
});

test.each([
  [{ target_lang: "DE" }, 400, "text is required."],
  [{ text: "Quay", target_lang: "DE" }, 400, "text must be an array of strings."],
  [{ text: ["Quay"] }, 400, "target_lang is required."],
  [{ text: ["Quay"], target_lang: "xx" }, 400, 'target_lang must be a language such as en or en-US, not "xx".'],
  [
    { text: ["Quay"], target_lang: "DE", formality: "very" },
    400,
    "formality must be one of default, more, less, prefer_more, prefer_less.",
  ],
  [{ text: ["Quay"], target_lang: "DE", glossary_id: "x" }, 400, "source_lang is required."],
  [{ text: ["Quay"], source_lang: "EN", target_lang: "DE", glossary_id: "x" }, 404, "Glossary x was not found."],
])("%j is refused with %i", async (body, status, message) => {
  const { deepl } = await openDoorServer();
  const response = await deepl("POST", "/v2/translate", body);
  expect([response.status, response.json]).toEqual([status, { message }]);
});

test("keys, paths and sizes are refused in the shape that clients expect", async () => {
  const { knock, deepl, key, request: send, core } = await openDoorServer();
  const body = { text: ["Quay"], target_lang: "DE" };
  const refusal = async (...sent: Parameters<typeof knock>) => {
    const { status, json } = await knock(...sent);
    return [status, json.message];
  };
  expect(await refusal("POST", "/deepl/v2/translate", { body })).toEqual([403, "Unauthorized"]);
  const wrong = { authorization: "DeepL-Auth-Key wrong" };
  expect(await refusal("POST", "/deepl/v2/translate", { body, headers: wrong })).toEqual([403, "Unauthorized"]);
  const basic = { authorization: `Basic ${btoa(`${key}:`)}` };
  expect(await refusal("POST", "/deepl/v2/translate", { body, headers: basic })).toEqual([403, "Unauthorized"]);
  // The key is valid in this header only below the path of the door.
  const headers = { authorization: `DeepL-Auth-Key ${key}` };
  expect((await send("GET", "/v2/memories", { key: "", headers })).status).toBe(401);
  expect(await refusal("POST", "/deepl/v2/transl", { body, headers })).toEqual([
    404,
    "Unknown endpoint: POST /deepl/v2/transl.",
  ]);
  expect(await refusal("POST", "/deepl/m/7/v2/Translate/", { body, headers })).toEqual([
    404,
    "Unknown endpoint: POST /deepl/m/7/v2/Translate/. Use /deepl/m/7/v2/translate.",
  ]);
  for (const path of ["/translate", "/v1/translate", "/v2/v2/translate", "/v2/translate/v2/translate"]) {
    const message = `Unknown endpoint: POST /deepl${path}. Use /deepl/v2/translate.`;
    expect(await refusal("POST", `/deepl${path}`, { body, headers })).toEqual([404, message]);
  }
  expect((await deepl("GET", "/v2/translate")).status).toBe(405);
  expect((await deepl("POST", "/v2/translate", "x".repeat(2 ** 20 + 1))).status).toBe(413);
  expect((await deepl("POST", "/v2/translate", { ...body, text: ["x".repeat(131_073)] })).status).toBe(400);
  expect((await deepl("POST", "/v2/translate", "{")).json).toEqual({ message: "The body is not valid JSON." });
  const remote = { isLoopback: false };
  expect(await refusal("POST", "/deepl/v2/translate", { body, headers, peer: remote })).toEqual([
    403,
    "Only HTTPS is accepted.",
  ]);
  expect(core.fence.bytes.bytes).toBe(0);
});

test("requests count against the rate limit of the key, and characters as its usage", async () => {
  const { deepl, createKey, organizationId, time } = await openDoorServer();
  const key = await createKey("app@localhost", organizationId, false);
  const body = { text: ["Quay", "Pier"], source_lang: "EN", target_lang: "DE" };
  const { headers } = await deepl("POST", "/v2/translate", body, { key });
  expect(headers.get("x-ratelimit-remaining")).toBe("3999");
  const usage = async () => (await deepl("GET", "/v2/usage", undefined, { key })).json;
  expect(await usage()).toEqual({ character_count: 8, character_limit: 1_000_000_000_000 });
  time.now += 31 * 86_400_000;
  expect(await usage()).toMatchObject({ character_count: 0 });
});

test("languages are those of the API, with the variants that clients send", async () => {
  const { deepl } = await openDoorServer();
  const sources = (await deepl("GET", "/v2/languages")).json;
  expect(sources).toContainEqual({ language: "EN", name: "English" });
  const targets = (await deepl("GET", "/v2/languages?type=target")).json;
  expect(targets).toContainEqual({ language: "PT-BR", name: "Portuguese (Brazilian)", supports_formality: true });
  const byForm = await deepl("POST", "/v2/languages", form([["type", "target"]]));
  expect(byForm.json).toEqual(targets);
});
