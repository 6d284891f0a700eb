import { expect, test } from "vitest";
import { openDoorServer } from "../../../testing/door-server.ts";

/** A server with a memory from English to German that has two segments. */
async function openHarbor() {
  const server = await openDoorServer();
  const { request: send, knock, key } = server;
  const post = (path: string, body: object, headers = {}) =>
    knock("POST", `/libretranslate${path}`, { body: { api_key: key, ...body }, headers });
  await post("/translate", { q: "x", source: "en", target: "de" }, { "user-agent": "Mozilla/5.0 (X11)" });
  const [memory] = (await send("GET", "/v2/memories")).json;
  for (const [source, target] of [
    ["The gate is open.", "Das Tor steht offen."],
    ["The harbor is closed today.", "Der Hafen ist heute gesperrt."],
  ]) {
    await send("POST", "/v2/segments", { body: { memory_id: memory.id, source, target } });
  }
  return { ...server, post, memory };
}

test("one text and several are translated with what was corrected, and detected on request", async () => {
  const { post, memory } = await openHarbor();
  expect(memory.name).toBe("LibreTranslate en-de");
  const one = await post("/translate", { q: "The gate is open.", source: "en", target: "de" });
  expect(one.json).toEqual({ translatedText: "Das Tor steht offen." });
  const several = await post("/translate", {
    q: ["The gate is open.", "The harbor is closed today."],
    source: "auto",
    target: "de",
  });
  expect(several.json).toEqual({
    translatedText: ["Das Tor steht offen.", "Der Hafen ist heute gesperrt."],
    detectedLanguage: [
      { confidence: expect.any(Number), language: "en" },
      { confidence: expect.any(Number), language: "en" },
    ],
  });
  const html = await post("/translate", { q: "<p>The gate is open.</p>", source: "en", target: "de", format: "html" });
  expect(html.json).toEqual({ translatedText: "<p>Das Tor steht offen.</p>" });
});

test("alternatives are other translations of the text", async () => {
  const { post, request: send, memory } = await openHarbor();
  const body = { memory_id: memory.id, source: "The gate is open.", target: "Das Tor ist offen." };
  await send("POST", "/v2/segments", { body });
  const request = { q: "The gate is open.", source: "en", target: "de", alternatives: 2 };
  const { json } = await post("/translate", request);
  expect([json.translatedText, ...json.alternatives]).toEqual(
    expect.arrayContaining(["Das Tor ist offen.", "Das Tor steht offen."]),
  );
  expect(json.alternatives.length).toBeLessThanOrEqual(2);
});

test("the key is accepted in the body, the query, a form and a header", async () => {
  const { knock, key } = await openHarbor();
  const fields = { q: "The gate is open.", source: "en", target: "de" };
  const translated = { translatedText: "Das Tor steht offen." };
  const send = async (target: string, options: Parameters<typeof knock>[2]) =>
    (await knock("POST", `/libretranslate${target}`, options)).json;
  expect(await send(`/translate?api_key=${encodeURIComponent(key)}`, { body: fields })).toEqual(translated);
  const headers = { authorization: `Bearer ${key}` };
  expect(await send("/translate", { body: fields, headers })).toEqual(translated);
  expect(await send("/translate", { body: new URLSearchParams({ ...fields, api_key: key }) })).toEqual(translated);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, api_key: key })) form.append(name, value);
  expect(await send("/translate", { body: form })).toEqual(translated);
});

test("languages, settings and health need no key", async () => {
  const { knock } = await openDoorServer();
  const get = async (path: string) => (await knock("GET", `/libretranslate${path}`)).json;
  const languages = await get("/languages");
  const english = languages.find(({ code }: { code: string }) => code === "en");
  expect(english).toEqual({ code: "en", name: "English", targets: expect.arrayContaining(["de", "fr"]) });
  expect(await get("/frontend/settings")).toMatchObject({
    keyRequired: true,
    filesTranslation: true,
    charLimit: 131_072,
  });
  expect(await get("/health")).toEqual({ status: "ok" });
});

test("the language of a text is detected", async () => {
  const { post } = await openHarbor();
  const { json } = await post("/detect", { q: "Guten Morgen, wie geht es dir heute?" });
  expect(json).toEqual([{ confidence: expect.any(Number), language: "de" }]);
  expect(json[0].confidence).toBeGreaterThan(50);
});

test("a file is translated, and only its whole URL leads to it", async () => {
  const { knock, key, core } = await openHarbor();
  core.queue.start();
  const form = new FormData();
  form.append("file", new File(["The gate is open."], "notice & more.txt"));
  for (const [name, value] of Object.entries({ source: "en", target: "de", api_key: key })) form.append(name, value);
  const { json } = await knock("POST", "/libretranslate/translate_file", { body: form });
  const { pathname } = new URL(json.translatedFileUrl);
  const file = await knock("GET", pathname);
  expect([file.status, file.text]).toEqual([200, "Das Tor steht offen."]);
  const guessed = pathname.replace(/[0-9a-f]{32}/, "0".repeat(32));
  expect(await knock("GET", guessed)).toMatchObject({ status: 404, json: { error: "The file was not found." } });
});

test.each([
  [{ target: "de" }, 400, "q is required."],
  [{ q: "Pier" }, 400, "target is required."],
  [{ q: 5, target: "de" }, 400, "q must be between 0 and 131072 characters or an array of 1 to 100 strings."],
  [{ q: "Pier", source: "en", target: "de", format: "xml" }, 400, "format must be one of text, html."],
  [{ q: "Pier", source: "xx", target: "de" }, 400, 'source must be a language such as en or en-US, not "xx".'],
  [{ q: "Pier", api_key: "wrong" }, 403, "Unauthorized"],
  [{ q: "Pier", api_key: 5 }, 403, "Unauthorized"],
])("%j is refused with %i", async (body, status, error) => {
  const { post } = await openHarbor();
  const response = await post("/translate", body);
  expect([response.status, response.json]).toEqual([status, { error }]);
});

test("a file without a key before it is small", async () => {
  const { knock, key, core } = await openDoorServer();
  const form = new FormData();
  form.append("file", new File([new Uint8Array(8 * 2 ** 20)], "notice.txt"));
  form.append("api_key", key);
  const { status, json } = await knock("POST", "/libretranslate/translate_file", { body: form });
  expect([status, json]).toEqual([413, { error: "The body is larger than 8388608 bytes." }]);
  expect(core.fence.bytes.bytes).toBe(0);
});

test("a long response is compressed for a client that accepts it", async () => {
  const { serve } = await openDoorServer();
  const codingOf = async (path: string) => {
    const target = `/libretranslate${path}`;
    const headers = { "accept-encoding": "gzip", origin: "https://docs.example" };
    const local = { target, isTls: false, isLoopback: true, isTrustedProxy: false };
    const response = await serve(new Request(`http://localhost${target}`, { headers }), local);
    return [response.headers.get("content-encoding"), response.headers.get("vary")?.includes("Accept-Encoding")];
  };
  expect(await codingOf("/languages")).toEqual(["gzip", true]);
  expect((await codingOf("/health"))[0]).toBeNull();
});
