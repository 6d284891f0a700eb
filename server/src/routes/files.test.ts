import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { openTestServer } from "../../testing/test-server.ts";
import type { BytesName } from "../core/file-store.ts";

let server: Awaited<ReturnType<typeof openTestServer>>;

beforeEach(async () => {
  server = await openTestServer();
});

const leaflet = "The red bus stops at the old harbour.\nThe ferry leaves at ten.\nPlease keep the gangway clear.\n";

async function upload(query = "name=leaflet.txt", body: string | Uint8Array<ArrayBuffer> = leaflet, headers = {}) {
  const response = await server.request("POST", `/v2/files?${query}`, { body, headers });
  expect(response.status).toBe(201);
  return response.json;
}

async function otherKey(): Promise<string> {
  return server.createKey(
    "eve@other.example",
    await server.core.store.accounts.createOrganization("Other", "business"),
  );
}

const message = (text: string) => ({ message: text });

describe("uploadFile", () => {
  test("returns 201 with the stored file", async () => {
    const file = await upload("name=leaflet.txt&labels=spring,harbour");
    expect(file).toEqual({
      id: 1,
      name: "leaflet.txt",
      file_hash: createHash("md5").update(leaflet).digest("hex"),
      detected_lang: "zxx",
      detected_lang_confidence: 0,
      category: "API",
      labels: ["spring", "harbour"],
      created_at: "2025-03-10T10:00:00.000Z",
      updated_at: "2025-03-10T10:00:00.000Z",
    });
  });

  test("takes an empty body, and a hash and category that were sent", async () => {
    const empty = await upload("name=a.txt&file_hash=abc&category=REFERENCE&job_type=TRANSLATION", "");
    expect(empty).toMatchObject({ file_hash: "abc", category: "REFERENCE" });
    expect((await upload("name=a.txt", "")).file_hash).toBe("d41d8cd98f00b204e9800998ecf8427e");
  });

  test("takes its options from headers as well, the query first, a header of its own before LILT-API", async () => {
    const options = { name: "json.txt", category: "REFERENCE", labels: ["a"], file_hash: "json" };
    const headers = { "LILT-API": JSON.stringify(options), "file-hash": "header", name: "gr%C3%B6%C3%9Fe.txt" };
    expect(await upload("category=API", "x", headers)).toMatchObject({
      name: "größe.txt",
      category: "API",
      labels: ["a"],
      file_hash: "header",
    });
  });

  test("decodes the name of a query once", async () => {
    expect((await upload("name=gr%C3%B6%25C3%259Fe.txt")).name).toBe("grö%C3%9Fe.txt");
  });

  test.each([
    ["", {}, "name is required."],
    ["name=%20", {}, "name must be between 1 and 255 characters."],
    ["name=a%0Ab.txt", {}, "name must be free of control characters."],
    ["name=a.txt&category=OTHER", {}, "category must be one of API, REFERENCE."],
    ["name=a.txt&job_type=OTHER", {}, "job_type must be one of TRANSLATION, PROMPT_RESPONSE."],
    ["name=a.txt&langId=maybe", {}, "langId must be a boolean."],
    [`name=a.txt&file_hash=${"a".repeat(129)}`, {}, "file_hash must be between 0 and 128 characters."],
    ["name=a.txt", { labels: "größe" }, "The header labels must be US-ASCII or URI-encoded."],
    ["name=a.txt", { "LILT-API": "x" }, "The header LILT-API must hold a JSON object."],
    ["name=a.txt", { "LILT-API": '{"labels":["a,b"]}' }, "labels must be free of commas."],
  ])("refuses %s %j", async (query, headers, expected) => {
    const response = await server.request("POST", `/v2/files?${query}`, { body: "x", headers });
    expect([response.status, response.json]).toEqual([400, message(expected)]);
  });

  test("takes its fields from a JSON object of nothing else, as an empty file", async () => {
    const body = { name: "a.txt", file_hash: "abc", langId: false, category: "REFERENCE", labels: "spring,print" };
    const sent = { body: { ...body, job_type: "PROMPT_RESPONSE" } };
    const { status, json } = await server.request("POST", "/v2/files", sent);
    expect([status, json]).toEqual([
      201,
      expect.objectContaining({
        name: "a.txt",
        file_hash: "abc",
        category: "REFERENCE",
        labels: ["spring", "print"],
      }),
    ]);
    expect((await server.request("GET", "/v2/files/download?id=1")).text).toBe("");
  });

  test.each([
    [{ name: "openparlance", version: "0.1.0" }, "name is required."],
    [{ category: "API" }, "name is required."],
    [{ name: "a.txt", category: "OTHER" }, "category must be one of API, REFERENCE."],
    [{ name: "a.txt", project_id: 99 }, "Project 99 was not found."],
  ])("of the JSON object %j without a name elsewhere says %s", async (body, expected) => {
    const response = await server.request("POST", "/v2/files", { body });
    expect(response.json).toEqual(message(expected));
  });

  test("keeps JSON with a name in the query as the file that it is", async () => {
    const { json } = await server.request("POST", "/v2/files?name=a.json", { body: { name: "b" } });
    expect(json.name).toBe("a.json");
    expect((await server.request("GET", "/v2/files/download?id=1")).text).toBe('{"name":"b"}');
  });

  test("looks for the project before it reads the body", async () => {
    const small = await openTestServer({ maxUploadBytes: 1 });
    const response = await small.request("POST", "/v2/files?name=a.txt&project_id=99", { body: "too large" });
    expect([response.status, response.json]).toEqual([404, message("Project 99 was not found.")]);
    const { id } = (await server.request("POST", "/v2/memories", { body: { name: "M", srclang: "en", trglang: "de" } }))
      .json;
    const project = (await server.request("POST", "/v2/projects", { body: { name: "P", memory_id: id } })).json;
    expect(await upload(`name=a.txt&project_id=${project.id}`)).not.toHaveProperty("project_id");
  });

  test("refuses a form with parts", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const response = await server.request("POST", "/v2/files?name=a.txt", { body: "--x", headers });
    expect([response.status, response.json]).toEqual([
      415,
      message("Send the file as the raw body, not multipart/form-data."),
    ]);
  });

  test("refuses a file above the limit, and keeps nothing of it", async () => {
    const small = await openTestServer({ maxUploadBytes: 10 });
    const response = await small.request("POST", "/v2/files?name=a.txt", { body: "12345678901" });
    expect([response.status, response.json]).toEqual([413, message("The body is larger than 10 bytes.")]);
    expect((await small.request("GET", "/v2/files")).json).toEqual([]);
    expect((await small.request("POST", "/v2/files?name=a.txt", { body: "1234567890" })).status).toBe(201);
  });

  test("keeps no bytes when the row can't be written", async () => {
    const erased: string[] = [];
    const { files } = server;
    const watched = {
      ...files,
      delete: async (name: string) => {
        erased.push(name);
      },
    };
    const broken = await openTestServer({ files: watched });
    broken.core.store.atomically = async () => {
      throw new Error("disk full");
    };
    expect((await broken.request("POST", "/v2/files?name=a.txt", { body: "x" })).status).toBe(500);
    expect(erased).toEqual(["1"]);
  });
});

describe("detection of the language", () => {
  async function uploadAndDetect(name: string, body: string | Uint8Array<ArrayBuffer>, headers = {}) {
    const { id, detected_lang } = await upload(`name=${name}&langId=True`, body, headers);
    expect(detected_lang).toBe("zxx");
    server.time.now += 1000;
    await server.settle();
    return (await server.request("GET", `/v2/files?id=${id}`)).json[0];
  }

  test("ends with a code and a confidence above 0", async () => {
    const file = await uploadAndDetect("leaflet.txt", leaflet);
    expect(file).toMatchObject({ detected_lang: "en", updated_at: "2025-03-10T10:00:01.000Z" });
    expect(file.detected_lang_confidence).toBeGreaterThan(0);
    expect(file.detected_lang_confidence).toBeLessThanOrEqual(1);
  });

  test("sees the text of a format, not its markup", async () => {
    const text = "Der rote Bus hält am alten Hafen, und die Fähre legt um zehn Uhr ab.";
    expect(await uploadAndDetect("a.json", JSON.stringify({ theRedBusStopsAtTheHarbour: text }))).toMatchObject({
      detected_lang: "de",
    });
  });

  test("judges a large file by its beginning where that can be read, and as a whole where it cannot", async () => {
    const line = "Die Fähre legt um zehn Uhr am alten Hafen ab.";
    expect(await uploadAndDetect("a.txt", `${line}\n`.repeat(4000))).toMatchObject({ detected_lang: "de" });
    expect(await uploadAndDetect("a.json", JSON.stringify(Array(4000).fill(line), null, 1))).toMatchObject({
      detected_lang: "de",
    });
  });

  test.each([
    ["an empty file", "a.txt", ""],
    ["a type that nothing reads", "a.bin", leaflet],
    ["a damaged file", "a.json", "{"],
    ["text without letters", "a.txt", "1 2 3"],
  ])("ends with und and 0 for %s", async (_, name, body) => {
    expect(await uploadAndDetect(name, body)).toMatchObject({ detected_lang: "und", detected_lang_confidence: 0 });
  });

  test("ends with und and 0 by the fault, and when the bytes can't be read", async () => {
    const headers = { "Parlance-Fault": "detection-failure" };
    const failed = { detected_lang: "und", detected_lang_confidence: 0 };
    expect(await uploadAndDetect("leaflet.txt", leaflet, headers)).toMatchObject(failed);
    const { id } = await upload("name=a.txt&langId=1");
    await server.files.delete("2" as BytesName);
    for (let minute = 0; minute < 10; minute++) {
      await server.settle();
      server.time.now += 60_000;
    }
    expect((await server.request("GET", `/v2/files?id=${id}`)).json[0]).toMatchObject(failed);
  });

  test("runs for every upload but those with langId=false", async () => {
    const [match, unsought] = [await upload(), await upload("name=leaflet.txt&langId=false")];
    const inOptions = await upload("", leaflet, { "LILT-API": '{"name":"leaflet.txt","langId":false}' });
    await server.settle();
    const files = (await server.request("GET", "/v2/files")).json;
    expect(files.map(({ id, detected_lang }: Record<string, unknown>) => [id, detected_lang])).toEqual([
      [match.id, "en"],
      [unsought.id, "zxx"],
      [inOptions.id, "zxx"],
    ]);
  });

  test("reads no byte of a file of a type that nothing reads", async () => {
    const watched = await openTestServer();
    watched.files.read = async () => Promise.reject(new Error("read"));
    await watched.request("POST", "/v2/files?name=a.mp4", { body: "x" });
    await watched.settle();
    expect((await watched.request("GET", "/v2/files?id=1")).json[0].detected_lang).toBe("und");
    expect(watched.errors).toEqual([]);
  });

  test("leaves a file alone that was deleted meanwhile", async () => {
    const { id } = await upload("name=leaflet.txt&langId=true");
    await server.request("DELETE", `/v2/files?id=${id}`);
    await server.settle();
    expect(server.errors).toEqual([]);
  });
});

describe("listFiles", () => {
  test("lists what is not deleted, oldest first, by all of the labels", async () => {
    const names = async (query = "") =>
      (await server.request("GET", `/v2/files${query}`)).json.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual([]);
    await upload("name=a.txt&labels=spring");
    await upload("name=b.txt&labels=spring&labels=checked");
    await upload("name=c.txt");
    await server.request("DELETE", "/v2/files?id=3");
    expect(await names()).toEqual(["a.txt", "b.txt"]);
    expect(await names("?labels=spring")).toEqual(["a.txt", "b.txt"]);
    expect(await names("?labels=spring,checked,spring")).toEqual(["b.txt"]);
    expect(await names(`?labels=${Array.from({ length: 2000 }, (_, at) => `l${at}`)}`)).toEqual([]);
    expect(await names("?labels=spring,checked")).toEqual(["b.txt"]);
    expect(await names("?labels=none")).toEqual([]);
    expect(await names("?id=1")).toEqual(["a.txt"]);
    expect(await names("?id=1&labels=checked")).toEqual([]);
  });
});

describe("labels", () => {
  const labelsOf = async (id: number) => (await server.request("GET", `/v2/files?id=${id}`)).json[0].labels;

  test("are added once and removed, in the order in which they came", async () => {
    const { id } = await upload("name=a.txt&labels=b,b");
    for (const name of ["c", " a ", "c"]) {
      expect((await server.request("POST", `/v2/files/labels?id=${id}`, { body: { name } })).status).toBe(204);
    }
    expect(await labelsOf(id)).toEqual(["b", "c", "a"]);
    for (const _ of [1, 2]) {
      const response = await server.request("DELETE", `/v2/files/labels?id=${id}&name=c`);
      expect([response.status, response.text]).toEqual([204, ""]);
    }
    expect(await labelsOf(id)).toEqual(["b", "a"]);
  });

  test.each([
    [{}, "name is required."],
    [{ name: "" }, "name must be between 1 and 255 characters."],
    [{ name: "a,b" }, "name must be free of commas."],
    [{ name: 1 }, "name must be a string."],
    [{ name: "a".repeat(256) }, "name must be between 1 and 255 characters."],
  ])("%j is refused", async (body, expected) => {
    const { id } = await upload();
    const response = await server.request("POST", `/v2/files/labels?id=${id}`, { body });
    expect([response.status, response.json]).toEqual([400, message(expected)]);
  });
});

describe("downloadFile", () => {
  test("gives the bytes back as they came, to be saved", async () => {
    const { id } = await upload("name=gr%C3%B6%C3%9Fe.txt", leaflet);
    const response = await server.request("GET", `/v2/files/download?id=${id}`);
    expect([response.status, response.text]).toEqual([200, leaflet]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-length": String(leaflet.length),
      "content-disposition": `attachment; filename="gr__e.txt"; filename*=UTF-8''gr%C3%B6%C3%9Fe.txt`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    const head = await server.request("HEAD", `/v2/files/download?id=${id}`);
    expect([head.status, head.text, head.headers.get("content-length")]).toEqual([200, "", String(leaflet.length)]);
  });
});

describe("deleteFile", () => {
  test("returns 204, erases the bytes, and every later use returns 410", async () => {
    const { id } = await upload();
    const response = await server.request("DELETE", `/v2/files?id=${id}`);
    expect([response.status, response.text]).toEqual([204, ""]);
    await server.settle();
    await expect(server.files.read("1" as BytesName)).rejects.toThrow();
    for (const [method, target, body] of listUses(id)) {
      const response = await server.request(method, target, { ...(body && { body }) });
      expect([target, response.status, response.json]).toEqual([target, 410, message(`File ${id} was deleted.`)]);
    }
  });
});

const listUses = (id: number): [string, string, object?][] => [
  ["GET", `/v2/files?id=${id}`],
  ["GET", `/v2/files/download?id=${id}`],
  ["DELETE", `/v2/files?id=${id}`],
  ["POST", `/v2/files/labels?id=${id}`, { name: "a" }],
  ["DELETE", `/v2/files/labels?id=${id}&name=a`],
];

describe("a file", () => {
  test.each(listUses(1))(
    "of another organization is forbidden, also when it was deleted: %s %s",
    async (method, target, body) => {
      const key = await otherKey();
      await upload();
      const send = () => server.request(method, target, { key, ...(body && { body }) });
      expect((await send()).json).toEqual(message("You have no permission for file 1."));
      await server.request("DELETE", "/v2/files?id=1");
      const response = await send();
      expect([response.status, response.json]).toEqual([403, message("You have no permission for file 1.")]);
      expect((await server.request("GET", "/v2/files", { key })).json).toEqual([]);
    },
  );

  test.each(listUses(99))("that never was is not found: %s %s", async (method, target, body) => {
    const response = await server.request(method, target, { ...(body && { body }) });
    expect([response.status, response.json]).toEqual([404, message("File 99 was not found.")]);
  });

  test("needs an id where one is requested", async () => {
    for (const [method, target, body] of listUses(1).slice(1)) {
      const response = await server.request(method, target.replace("id=1", "x=1"), { ...(body && { body }) });
      expect([response.status, response.json]).toEqual([400, message("id is required in the query.")]);
      const wrong = await server.request(method, target.replace("id=1", "id=x"), { ...(body && { body }) });
      expect([wrong.status, wrong.json]).toEqual([400, message("id must be an integer.")]);
    }
  });
});
