import { expect, test } from "vitest";
import { openDoorServer } from "../../testing/door-server.ts";

const secret = "Zanzibar";

/** Fills an organization's data through the doors, with the secret in all names. */
async function fill(
  { deepl, request: send, settle }: Awaited<ReturnType<typeof openDoorServer>>,
  key: string,
  word: string,
) {
  const { json: memory } = await send("POST", "/v2/memories", {
    key,
    body: { name: word, srclang: "en", trglang: "de" },
  });
  const glossary = await deepl(
    "POST",
    `/m/${memory.id}/v2/glossaries`,
    { name: word, source_lang: "en", target_lang: "de", entries: `${word}\t${word}`, entries_format: "tsv" },
    { key },
  );
  const form = new FormData();
  form.append("file", new File([`${word} one.`], `${word}.txt`));
  form.append("target_lang", "DE");
  form.append("source_lang", "EN");
  const { json: document } = await deepl("POST", `/m/${memory.id}/v2/document`, form, { key });
  await settle();
  return { memory: memory.id as number, glossary: glossary.json.glossary_id as string, document };
}

test("no door does anything with what another organization or another user has, or reports it", async () => {
  const server = await openDoorServer();
  const { deepl, knock, core, createKey, organizationId } = server;
  const theirs = await fill(server, server.key, secret);
  const other = await core.store.accounts.createOrganization("Other", "business");
  const spies = [await createKey("spy@other.example", other), await createKey("colleague@localhost", organizationId)];
  for (const key of spies) {
    const own = await fill(server, key, "Quayside");
    const text = { text: [secret], source_lang: "EN", target_lang: "DE" };
    const entries = { source_lang: "en", target_lang: "de", entries: "a\tb", entries_format: "tsv" };
    const { document_id: id, document_key } = theirs.document;
    const glossary = (version: string) => `/${version}/glossaries/${theirs.glossary}`;
    const requests: [string, string, object?][] = [
      ["POST", `/m/${theirs.memory}/v2/translate`, text],
      ["POST", "/v2/translate", { ...text, glossary_id: theirs.glossary }],
      ["POST", "/v2/translate", { ...text, glossary_ids: [theirs.glossary] }],
      ["POST", `/m/${theirs.memory}/v2/glossaries`, { name: "a", ...entries }],
      ["GET", glossary("v2")],
      ["GET", `${glossary("v2")}/entries`],
      ["DELETE", glossary("v2")],
      ["GET", glossary("v3")],
      ["PATCH", glossary("v3"), { name: "Mine" }],
      ["PATCH", glossary("v3"), { dictionaries: [entries] }],
      ["PUT", `${glossary("v3")}/dictionaries`, entries],
      ["GET", `${glossary("v3")}/entries?source_lang=en&target_lang=de`],
      ["GET", `${glossary("v3")}/dictionaries/en/de`],
      ["DELETE", `${glossary("v3")}/dictionaries?source_lang=en&target_lang=de`],
      ["DELETE", glossary("v3")],
      ["POST", `/v2/document/${id}`, { document_key }],
      ["POST", `/v2/document/${id}/result`, { document_key }],
    ];
    for (const [method, path, body] of requests) {
      const response = await deepl(method, path, body, { key });
      expect([method, path, response.status]).toEqual([method, path, 404]);
      expect(response.text.replaceAll(theirs.glossary, "")).not.toContain(secret);
    }
    for (const path of ["/v2/glossaries", "/v3/glossaries"]) {
      const { json } = await deepl("GET", path, undefined, { key });
      expect(json.glossaries.map(({ glossary_id }: { glossary_id: string }) => glossary_id)).toEqual([own.glossary]);
    }
    const body = { q: secret, source: "en", target: "de", api_key: key };
    const named = await knock("POST", `/libretranslate/m/${theirs.memory}/translate`, { body });
    expect([named.status, named.json]).toEqual([404, { error: `Memory ${theirs.memory} was not found.` }]);
    const [, organization = ""] = /^(\d+)/.exec(String(organizationId)) ?? [];
    const guessed = `/libretranslate/download_file/${organization}.1.${"0".repeat(32)}.txt`;
    expect((await knock("GET", guessed)).status).toBe(404);
  }
  const { json } = await deepl("GET", `/v2/glossaries/${theirs.glossary}/entries`.replace("/entries", ""));
  expect(json).toMatchObject({ name: secret, entry_count: 1 });
  expect(server.errors).toEqual([]);
});

test("documents and forms that are too large or broken are refused", async () => {
  const { deepl, core, errors } = await openDoorServer();
  const upload = async (body: BodyInit) => {
    const { status, json } = await deepl("POST", "/v2/document", body);
    return [status, json.message];
  };
  const formWith = (fields: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };
  const large = new File([new Uint8Array(30 * 2 ** 20)], "a.txt");
  expect(await upload(formWith({ target_lang: "DE", file: large }))).toEqual([
    413,
    "The body is larger than 31457280 bytes.",
  ]);
  const target = { target_lang: "DE", source_lang: "EN" };
  expect(await upload(formWith(target))).toEqual([400, "file is required."]);
  expect(await upload(formWith({ ...target, file: new File([], "a.txt") }))).toEqual([400, "The body is empty."]);
  expect(await upload(formWith({ ...target, file: new File(["a"], "a.txt"), output_format: "pdf" }))).toEqual([
    400,
    "output_format must be txt, the format of the file.",
  ]);
  const many = "x".repeat(2 ** 20);
  const entries = { name: "a", source_lang: "en", target_lang: "de", entries: many, entries_format: "tsv" };
  expect((await deepl("POST", "/v2/glossaries", entries)).status).toBe(413);
  const line = await deepl("POST", "/v2/glossaries", { ...entries, entries: "a\tb\nc" });
  expect([line.status, line.json.message]).toEqual([
    400,
    "entries must be a source and a target on each line; line 2 isn't.",
  ]);
  const csv = { ...entries, entries: 'a,b\n"c,d', entries_format: "csv" };
  expect((await deepl("POST", "/v2/glossaries", csv)).json.message).toBe(
    "entries must be a source and a target on each line; line 2 isn't.",
  );
  expect((await deepl("GET", "/v2/glossaries")).json).toEqual({ glossaries: [] });
  expect([core.fence.bytes.bytes, errors]).toEqual([0, []]);
});
