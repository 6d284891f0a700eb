import { expect, test } from "vitest";
import { fullDatabase } from "../../testing/full-database.ts";
import { newMemory } from "../../testing/memories.ts";
import { makeOneOfEach } from "../../testing/one-of-each.ts";
import { chooser, isProof, seedRandom } from "../../testing/seeded.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { StorageError } from "../core/file-store.ts";
import { filesInMemory } from "../files/in-memory.ts";

type Server = Awaited<ReturnType<typeof openTestServer>>;

const hour = 3600_000;
const memory = { name: "Harbour signs", srclang: "en", trglang: "de" };
const withKey = (key: string, headers = {}) => ({ "Idempotency-Key": key, ...headers });

const addMemory = ({ request: send }: Server, key: string, body: object = memory) =>
  send("POST", "/v2/memories", { headers: withKey(key), body });
const countMemories = async ({ request: send }: Server): Promise<number> =>
  (await send("GET", "/v2/memories")).json.length;

test("a retry gets the first response, and nothing is created twice", async () => {
  const server = await openTestServer();
  const first = await addMemory(server, "a");
  expect([first.status, first.headers.get("idempotency-replayed")]).toEqual([200, null]);
  const again = await addMemory(server, "a");
  expect([again.status, again.headers.get("idempotency-replayed"), again.json]).toEqual([200, "true", first.json]);
  expect(again.headers.get("content-type")).toBe(first.headers.get("content-type"));
  expect((await addMemory(server, "b")).json.id).not.toBe(first.json.id);
  expect(await countMemories(server)).toBe(2);
  await server.close();
});

test("the same inputs in another order or another style are the same request", async () => {
  const server = await openTestServer();
  const first = await addMemory(server, "a");
  const turned = await addMemory(server, "a", { trglang: "de", srclang: "en", name: memory.name });
  expect(turned.json).toEqual(first.json);
  await server.close();
});

test("on an operation that changes no data the key is ignored, whatever it is, and nothing is stored", async () => {
  const server = await openTestServer();
  const memory_id = await newMemory(server);
  const writes: string[] = [];
  const { atomically } = server.core.store;
  server.core.store.atomically = (work) => {
    writes.push("transaction");
    return atomically(work);
  };
  for (const name of ["claim", "newOwner"] as const) {
    server.core.store.idempotency[name] = async () => Promise.reject(new Error(name));
  }
  const translate = (key: string, source: string) =>
    server.request("POST", "/v2/translate", { headers: withKey(key), body: { memory_id, source } });
  for (const [key, source] of [
    ["a", "One."],
    ["a", "Two."],
    ["x".repeat(256), "Two."],
  ] as const) {
    const { status, headers } = await translate(key, source);
    expect([status, headers.get("idempotency-replayed")]).toEqual([200, null]);
  }
  expect(writes).toEqual([]);
  await server.close();
});

test("another request with the key is refused, also one of another user", async () => {
  const server = await openTestServer();
  const { json } = await addMemory(server, "a");
  const refused = [422, "The Idempotency-Key was used for another request."];
  const other = { headers: withKey("a"), body: { ...memory, name: "Pier" } };
  expect(await server.message("POST", "/v2/memories", other)).toEqual(refused);
  expect(await server.message("POST", `/v2/memories/termbase/export?id=${json.id}`, { headers: withKey("a") })).toEqual(
    refused,
  );
  const key = await server.createKey("mo@harbour.example");
  expect(await server.message("POST", "/v2/memories", { key, headers: withKey("a"), body: memory })).toEqual(refused);
  expect(await countMemories(server)).toBe(1);
  await server.close();
});

test("organizations have keys of their own, and keys are independent of other methods", async () => {
  const server = await openTestServer();
  const { json } = await addMemory(server, "a");
  const elsewhere = await server.core.store.accounts.createOrganization("Quay", "business");
  const key = await server.createKey("mo@quay.example", elsewhere);
  const there = await server.request("POST", "/v2/memories", { key, headers: withKey("a"), body: memory });
  expect([there.status, there.headers.get("idempotency-replayed")]).toEqual([200, null]);
  const renamed = { headers: withKey("a"), body: { id: json.id, name: "Pier" } };
  expect((await server.request("PUT", "/v2/memories", renamed)).json.name).toBe("Pier");
  await server.close();
});

test("a faulty request is kept with its response; one with invalid inputs is not", async () => {
  const server = await openTestServer();
  const missing = () => server.request("POST", "/v2/jobs/7/archive", { headers: withKey("a") });
  expect((await missing()).status).toBe(404);
  const again = await missing();
  expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([404, "true"]);
  expect(again.headers.get("parlance-error")).toBe("not-found");
  expect((await addMemory(server, "b", { name: "Pier" })).status).toBe(400);
  expect((await addMemory(server, "b")).status).toBe(200);
  await server.close();
});

test.each([
  ["empty", "", "Idempotency-Key must be between 1 and 255 characters."],
  ["too long", "x".repeat(256), "Idempotency-Key must be between 1 and 255 characters."],
  ["not US-ASCII", "\u00e4", "The header Idempotency-Key must be US-ASCII or URI-encoded."],
])("a key that is %s is refused", async (_, key, message) => {
  const server = await openTestServer();
  expect(await server.message("POST", "/v2/memories", { headers: withKey(key), body: memory })).toEqual([400, message]);
  expect((await addMemory(server, "x".repeat(255))).status).toBe(200);
  await server.close();
});

test("while the first request runs, a retry gets the error to wait", async () => {
  const files = filesInMemory();
  const { write } = files;
  let go = () => {};
  const began = Promise.withResolvers<void>();
  files.write = async (body) => {
    began.resolve();
    await new Promise<void>((resolve) => {
      go = resolve;
    });
    return write(body);
  };
  const server = await openTestServer({ files });
  const upload = () =>
    server.request("POST", "/v2/files?name=a.txt", { headers: withKey("a"), body: "The ferry leaves." });
  const first = upload();
  await began.promise;
  const { status, headers, json } = await upload();
  expect([status, headers.get("retry-after"), json.message]).toEqual([
    409,
    "1",
    "The request with this Idempotency-Key is still running.",
  ]);
  go();
  const { json: file } = await first;
  expect((await upload()).json).toEqual(file);
  await server.close();
});

test("an upload is distinguished from another by its bytes", async () => {
  const server = await openTestServer();
  const upload = (body: string) => server.request("POST", "/v2/files?name=a.txt", { headers: withKey("a"), body });
  const first = await upload("The ferry leaves.");
  expect((await upload("The ferry leaves.")).json).toEqual(first.json);
  expect((await upload("The ferry left.")).status).toBe(422);
  expect((await server.request("GET", "/v2/files")).json).toHaveLength(1);
  await server.close();
});

test("a stream is kept when it has ended, and one that broke off writes the same content again", async () => {
  const server = await openTestServer();
  await server.request("POST", "/v2/create/terms-and-conditions", { body: { signedAgreement: true } });
  const body = { language: "en", template: "blog-post", templateParams: { language: "en", summary: "Ferries." } };
  const generate = (key: string) => server.request("POST", "/v2/create", { headers: withKey(key), body });
  const first = await generate("a");
  const again = await generate("a");
  expect(again.text.replaceAll(":\n\n", "")).toBe(first.text.replaceAll(":\n\n", ""));
  expect(again.headers.get("idempotency-replayed")).toBe("true");
  const request = new Request("http://localhost/v2/create", {
    method: "POST",
    headers: { ...withKey("b"), "content-type": "application/json", authorization: `Basic ${btoa("x")}` },
    body: JSON.stringify(body),
  });
  request.headers.set("authorization", `Basic ${btoa(`:${await server.createKey()}`)}`);
  const peer = { target: "/v2/create", isTls: false, isLoopback: true, isTrustedProxy: false };
  const broken = await server.core.api(request, peer);
  await broken.body?.cancel();
  expect((await generate("b")).text).toContain("[DONE]");
  expect((await server.request("GET", "/v2/create")).json.contents).toHaveLength(2);
  await server.close();
});

test("keys are kept for 24 hours and then swept", async () => {
  const server = await openTestServer();
  const { json } = await addMemory(server, "a");
  server.time.now += 23 * hour;
  await server.core.sweeper.sweep();
  expect((await addMemory(server, "a")).json).toEqual(json);
  server.time.now += hour;
  expect((await addMemory(server, "a")).json.id).not.toBe(json.id);
  expect(await countKeys(server)).toBe(1);
  server.time.now += 24 * hour;
  await server.core.sweeper.sweep();
  expect(await countKeys(server)).toBe(0);
  await server.close();
});

test("a response of more than 64 KiB is built again, of the same object", async () => {
  const server = await openTestServer();
  const memory_id = await newMemory(server);
  const { json: project } = await server.request("POST", "/v2/projects", { body: { name: "Ferry", memory_id } });
  const headers = withKey("a", { project_id: String(project.id), name: "a.txt" });
  const text = Array.from({ length: 400 }, (_, at) => `Ferry ${at} leaves at ten.\n`).join("");
  const upload = (body: string) => server.request("POST", "/v2/documents/files", { headers, body });
  const first = await upload(text);
  expect(first.bytes.length).toBeGreaterThan(64 * 1024);
  const again = await upload(text);
  expect([again.json.id, again.headers.get("idempotency-replayed")]).toEqual([first.json.id, "true"]);
  expect((await upload(`${text}More.`)).status).toBe(422);
  const [{ document }] = (await server.request("GET", `/v2/projects?id=${project.id}`)).json;
  expect(document).toHaveLength(1);
  await server.close();
});

test("a process that lost its request to another writes nothing", async () => {
  const server = await openTestServer();
  const { store } = server.core;
  const atomically = store.atomically.bind(store);
  let other: Promise<number> | undefined;
  store.atomically = async (work) => {
    // The process sleeps for longer than its lease, and the client retries meanwhile.
    if (!other) {
      server.time.now += 11_000;
      other = addMemory(server, "a").then(({ json }) => json.id);
      await other;
    }
    return atomically(work);
  };
  expect((await addMemory(server, "a")).status).toBe(409);
  expect((await addMemory(server, "a")).json.id).toBe(await other);
  expect(await countMemories(server)).toBe(1);
  await server.close();
});

test("requests that are retried at random moments make no second object", async () => {
  const { on, disk } = await fullDatabase();
  const server = await openTestServer({ on });
  const { store } = server.core;
  const atomically = store.atomically.bind(store);
  let losesCommit = false;
  store.atomically = async (work) => {
    const done = await atomically(work);
    if (losesCommit) {
      losesCommit = false;
      throw new StorageError("The database cannot be reached.");
    }
    return done;
  };
  const random = chooser(seedRandom(20250310));
  const memory_id = await newMemory(server);
  const { json: project } = await server.request("POST", "/v2/projects", { body: { name: "Ferry", memory_id } });
  const { json: file } = await server.request("POST", "/v2/files?name=a.txt", { body: "The ferry leaves." });
  const requests: ((name: string) => readonly [target: string, body?: object | string, headers?: object])[] = [
    (name) => ["/v2/memories", { ...memory, name }],
    (name) => [`/v2/files?name=${name}.txt`, name],
    (name) => ["/v2/jobs", { name, fileIds: [file.id], srcLang: "en", languagePairs: [{ memoryId: memory_id }] }],
    (name) => ["/v2/documents/files", name, { project_id: String(project.id), name: `${name}.txt` }],
    (name) => ["/v2/projects", { name, memory_id }],
    () => [`/v2/translate/file?fileId=${file.id}&memoryId=${memory_id}`],
    (name) => ["/v2/segments", { source: name, target: name, memory_id }],
    (name) => ["/v2/upload/s3/params", { filename: name, type: "text/plain" }],
    (name) => ["/v2/upload/s3/multipart", [{ filename: name, type: "text/plain" }]],
  ];
  const before = await countObjects(server);
  const rounds = isProof ? 10_000 : 200;
  let failures = 0;
  for (let at = 0; at < rounds; at++) {
    const [target, body, headers] = random.pick(requests)(`n${at}`);
    const send = () => server.request("POST", target, { headers: withKey(`k${at}`, headers), body: body as object });
    for (let hasResponse = false; !hasResponse; ) {
      // Either nothing is written anymore, as after a kill, or only the confirmation of the commit is lost.
      if (random.oneIn(2)) disk.writesLeft = random.below(12);
      else losesCommit = random.oneIn(3);
      const { status } = await send();
      [disk.writesLeft, losesCommit] = [Number.POSITIVE_INFINITY, false];
      expect([200, 201, 409, 503]).toContain(status);
      hasResponse = status < 300;
      if (!hasResponse) failures++;
      server.time.now += 11_000;
    }
    if (random.oneIn(4)) expect((await send()).headers.get("idempotency-replayed")).toBe("true");
    if (at % 50 === 0) await server.settle();
  }
  expect(failures).toBeGreaterThan(rounds / 4);
  expect((await countObjects(server)) - before).toBe(rounds);
  await server.close();
});

test("every row that a request creates is written in a transaction, which is recorded with its key", async () => {
  const { on, filledAlone } = await fullDatabase();
  const server = await openTestServer({ on });
  const key = await server.createKey("mo@harbour.example");
  filledAlone.clear();
  await makeOneOfEach(server, key);
  // Setting preferences again is harmless, and the lease of a rate limit is the key's, not what a request creates.
  expect([...filledAlone].sort()).toEqual(["quotas", "writing_settings"]);
  await server.close();
});

async function countObjects({ request: send, core }: Server): Promise<number> {
  const lists = ["/v2/memories", "/v2/files", "/v2/translate/file?fromTime=1", "/v2/upload?statuses=pending,failed"];
  let count = 0;
  await core.store.dump(async ({ table, rows }) => {
    if (table === "memoryEntries") count += rows.length;
  });
  for (const list of lists) count += (await send("GET", list)).json.length;
  // A job has one project, and a project that is created alone gets a job.
  const { json: projects } = await send("GET", "/v2/projects");
  count += projects.length;
  for (const { name, document } of projects) if (name === "Ferry") count += document.length;
  return count;
}

async function countKeys({ core }: Server): Promise<number> {
  let count = 0;
  await core.store.dump(async ({ table, rows }) => {
    if (table === "idempotencyKeys") count += rows.length;
  });
  return count;
}
