import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openDoorServer } from "../../testing/door-server.ts";

type Field = [name: string, value: string | File];

function formOf(fields: readonly Field[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** A server with one correction, and requests as a client with its own name sends them. */
async function openFor(client: string) {
  const server = await openDoorServer();
  const { request, knock, key } = server;
  const authorization = `DeepL-Auth-Key ${key}`;
  const send = (method: string, path: string, body?: BodyInit | object) =>
    knock(method, `/deepl${path}`, {
      headers: { authorization, "user-agent": client },
      ...(body !== undefined && { body }),
    });
  await send("POST", "/v2/translate", { text: ["x"], source_lang: "EN", target_lang: "DE" });
  const [memory] = (await request("GET", "/v2/memories")).json;
  const segment = { memory_id: memory.id, source: "The gate is open.", target: "Das Tor steht offen." };
  await request("POST", "/v2/segments", { body: segment });
  return { ...server, send, memory };
}

const notice = () => new File(["The gate is open."], "notice.txt", { type: "text/plain" });

// Source: deepl-python, README and `translator.py`: JSON, fields of a form before its file.
test("requests of deepl-python are served", async () => {
  const { send, memory, settle } = await openFor("deepl-python/1.22.0 (Linux) python/3.12 requests/2.32");
  expect(memory.name).toBe("deepl-python en-de");
  const translated = await send("POST", "/v2/translate", {
    target_lang: "DE",
    source_lang: "EN",
    text: ["The gate is open."],
    show_billed_characters: true,
    split_sentences: "1",
    preserve_formatting: false,
    formality: "prefer_less",
    model_type: "prefer_quality_optimized",
    non_splitting_tags: ["b"],
  });
  expect(translated.json.translations).toEqual([
    { detected_source_language: "EN", text: "Das Tor steht offen.", billed_characters: 17 },
  ]);
  const fields: Field[] = [
    ["target_lang", "DE"],
    ["source_lang", "EN"],
    ["file", notice()],
  ];
  const { json: handle } = await send("POST", "/v2/document", formOf(fields));
  expect(handle).toEqual({
    document_id: expect.stringMatching(/^[0-9A-F]{32}$/),
    document_key: expect.stringMatching(/^[0-9A-F]{32}$/),
  });
  await settle();
  const body = { document_key: handle.document_key };
  const status = await send("POST", `/v2/document/${handle.document_id}`, body);
  expect(status.json).toMatchObject({ document_id: handle.document_id, status: "done", billed_characters: 17 });
  const result = await send("POST", `/v2/document/${handle.document_id}/result`, body);
  expect([result.status, result.text]).toEqual([200, "Das Tor steht offen."]);
  expect(result.headers.get("content-disposition")).toContain("notice.txt");
});

// Source: deepl-java, `HttpClientWrapper`: forms everywhere, the file before its fields, paths after a slash of the URL.
test("requests of deepl-java are served", async () => {
  const { send, settle } = await openFor("deepl-java/1.14.0 (Linux) java/21");
  const form = new URLSearchParams([
    ["text", "The gate is open."],
    ["text", "The gate is open."],
    ["target_lang", "de"],
    ["source_lang", "en"],
    ["show_billed_characters", "1"],
    ["split_sentences", "nonewlines"],
    ["tag_handling", "xml"],
    ["ignore_tags", "x,y"],
  ]);
  const translated = await send("POST", "//v2/translate", form);
  expect(translated.json.translations.map(({ text }: { text: string }) => text)).toEqual([
    "Das Tor steht offen.",
    "Das Tor steht offen.",
  ]);
  const fields: Field[] = [
    ["file", notice()],
    ["target_lang", "de"],
  ];
  const { json: handle } = await send("POST", "/v2/document", formOf(fields));
  await settle();
  const key = new URLSearchParams({ document_key: handle.document_key });
  expect((await send("POST", `/v2/document/${handle.document_id}`, key)).json.status).toBe("done");
  const glossary = await send(
    "POST",
    "/v3/glossaries",
    new URLSearchParams([
      ["name", "Harbor"],
      ["dictionaries[0].source_lang", "en"],
      ["dictionaries[0].target_lang", "de"],
      ["dictionaries[0].entries", '"quay, north",Nordkai\npier,"Pier"'],
      ["dictionaries[0].entries_format", "csv"],
    ]),
  );
  expect([glossary.status, glossary.json.dictionaries]).toEqual([
    201,
    [{ source_lang: "en", target_lang: "de", entry_count: 2 }],
  ]);
  const path = `/v3/glossaries/${glossary.json.glossary_id}`;
  const { json: entries } = await send("GET", `${path}/entries?source_lang=en&target_lang=de`);
  expect(entries.dictionaries[0].entries).toBe("quay, north\tNordkai\npier\tPier");
  const pair = new URLSearchParams({ source_lang: "en", target_lang: "de" });
  expect((await send("DELETE", `${path}/dictionaries`, pair)).status).toBe(204);
  expect((await send("GET", path)).json.dictionaries).toEqual([]);
});

// Source: Weblate, `machinery/deepl.py`: placeholders as elements that stay.
test("requests of Weblate are served", async () => {
  const { send } = await openFor("Weblate/5.14");
  const translated = await send("POST", "/v2/translate", {
    text: ["The gate is open.", 'Pier <x id="5"></x> &amp; more'],
    source_lang: "EN",
    target_lang: "DE",
    formality: "default",
    tag_handling: "xml",
    ignore_tags: ["x"],
  });
  const [first, second] = translated.json.translations;
  expect([first.text, second.text]).toEqual(["Das Tor steht offen.", expect.stringContaining('<x id="5"></x>')]);
  expect(second.text).toContain("&amp;");
  const { json: pairs } = await send("GET", "/v2/glossary-language-pairs");
  expect(pairs.supported_languages).toContainEqual({ source_lang: "en", target_lang: "de" });
});

test("a body is read by its charset and encoding, and one that isn't UTF-8 is refused", async () => {
  const { knock, key } = await openDoorServer();
  const send = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
    knock("POST", "/deepl/v2/translate", {
      body,
      headers: { authorization: `DeepL-Auth-Key ${key}`, "content-type": "application/json", ...headers },
    });
  const json = (text: string) => `{"text":["${text}"],"source_lang":"EN","target_lang":"DE"}`;
  const latin1 = new Uint8Array(Buffer.from(json("Café"), "latin1"));
  const compressed = new Uint8Array(gzipSync(json("Café")));
  const texts = async (response: Awaited<ReturnType<typeof send>>) => response.json.translations[0].text;
  expect(await texts(await send(latin1, { "content-type": "application/json; charset=latin1" }))).toBe("Café");
  expect(await texts(await send(compressed, { "content-encoding": "gzip" }))).toBe("Café");
  expect((await send(latin1, {})).json).toEqual({ message: "Request body isn't valid UTF-8 at byte 13." });
});

test.each([
  ['name="file"; filename="gr\xfcn.txt"', "file must be valid UTF-8."],
  ['name="target_lang\xff"', "target_lang\ufffd must be valid UTF-8."],
])("a form with parts whose names aren't UTF-8 is refused: %s", async (disposition, message) => {
  const { knock, key } = await openDoorServer();
  const body = `--X\r\nContent-Disposition: form-data; ${disposition}\r\n\r\nThe gate is open.\r\n--X--\r\n`;
  const response = await knock("POST", "/deepl/v2/document", {
    body: new Uint8Array(Buffer.from(body, "latin1")),
    headers: { authorization: `DeepL-Auth-Key ${key}`, "content-type": "multipart/form-data; boundary=X" },
  });
  expect([response.status, response.json]).toEqual([400, { message }]);
});
