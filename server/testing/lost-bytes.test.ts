import { expect, test } from "vitest";
import type { BytesName } from "../src/core/file-store.ts";
import { openDoorServer } from "./door-server.ts";
import { makeOneOfEach, uploadedPart } from "./one-of-each.ts";

test("a request for bytes that the storage has lost gets an error that says what to do, and the log its cause", async () => {
  const { files, request, settle, deepl, knock, errors, ...server } = await openDoorServer();
  const written: BytesName[] = [];
  const { write } = files;
  files.write = async (body) => {
    const file = await write(body);
    written.push(file.name);
    return file;
  };
  const { memory, file, job, document, translation, project, upload, uploadKey } = await makeOneOfEach(
    { ...server, request, settle },
    server.key,
  );
  const form = (name: string, more: object) => {
    const fields = new FormData();
    fields.set("file", new File(["Quayside"], name));
    for (const [field, value] of Object.entries(more)) fields.set(field, value);
    return fields;
  };
  const { document_id, document_key } = (await deepl("POST", "/v2/document", form("a.txt", { target_lang: "DE" })))
    .json;
  const translating = knock("POST", "/libretranslate/translate_file", {
    body: form("b.txt", { source: "en", target: "de", api_key: server.key }),
  });
  await settle();
  await expect.poll(() => settle().then(() => Promise.race([translating, undefined]))).toBeDefined();
  const { translatedFileUrl } = (await translating).json;
  const html = { headers: { project_id: `${project}`, name: "c.json" }, body: '{"a":"Quayside"}' };
  const { id: keyed } = (await request("POST", "/v2/documents/files", html)).json;
  await request("GET", `/v2/jobs/${job}/export?type=memory`);
  await request("POST", `/v2/memories/termbase/export?id=${memory}`);
  await settle();

  for (const name of written) await files.delete(name);
  errors.length = 0;
  const lost = async (method: string, target: string, body?: object) => {
    const { status, json, text } = await request(method, target, { ...(body && { body }) });
    return [status, json?.message ?? text];
  };
  const order = { name: "Signs", srcLang: "en", fileIds: [file], languagePairs: [{ memoryId: memory }] };
  const parts = [{ ETag: uploadedPart.ETag, PartNumber: uploadedPart.PartNumber }];
  const missing = "File reassembly error: the file is missing in the server's storage";
  const fileLost = `The contents of file ${file} are missing from the server's storage.`;
  const translatedLost = "Storage error: the translated file is missing";
  expect([
    await lost("GET", `/v2/files/download?id=${file}`),
    await lost("POST", "/v2/jobs", order),
    await lost("GET", `/v2/translate/files?id=${translation}`),
    await lost("GET", `/v2/jobs/${job}/download`),
    await lost("GET", `/v2/memories/termbase/download?id=${memory}`),
  ]).toEqual([
    [410, fileLost],
    [410, fileLost],
    [409, `Translation ${translation} failed: ${translatedLost}.`],
    [409, `The export of job ${job} failed.`],
    [409, `The termbase of memory ${memory} has not been exported.`],
  ]);
  const lossesIn = (from: unknown[]) => from.filter((error) => (error as Error).cause instanceof Error).length;
  expect([errors.length, lossesIn(errors)]).toEqual([5, 5]);
  expect(await lost("GET", `/v2/documents/files?id=${document}&is_xliff=false`)).toEqual([
    500,
    `Document ${document} could not be exported: ${missing}.`,
  ]);
  expect((await lost("GET", `/v2/documents/files?id=${keyed}&is_xliff=true`))[0]).toBe(200);
  expect(await lost("POST", `/v2/upload/s3/multipart/${upload}/complete?s3Key=${uploadKey}`, { parts })).toEqual([
    400,
    `Upload ${upload} is not complete: part 1 is missing.`,
  ]);
  const results = [
    await deepl("POST", `/v2/document/${document_id}/result`, { document_key }),
    await knock("GET", new URL(translatedFileUrl).pathname),
  ];
  for (const { text } of results) expect(text).toContain(translatedLost);
  expect([errors.length, lossesIn(errors)]).toEqual([8, 8]);

  const started = (await request("POST", "/v2/translate/file", { body: { fileId: [file], memoryId: memory } })).json;
  await request("GET", `/v2/jobs/${job}/export?type=files`);
  for (let times = 0; times < 10; times++) {
    server.time.now += 3_600_000;
    await settle();
  }
  const ended = (await request("GET", `/v2/translate/file?translationIds=${started[0].id}`)).json;
  expect(ended).toMatchObject([{ status: "Failed", errorMsg: "Storage error" }]);
  expect((await request("GET", `/v2/jobs/${job}`)).json).toMatchObject({ isProcessing: -2 });
});
