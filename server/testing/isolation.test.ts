import {
  type AnyOperationId,
  internalOperations,
  type ObjectKind,
  type Operation,
  objects,
  operations,
} from "@openparlance/api";
import { expect, test } from "vitest";
import { makeOneOfEach, type OneOfEach } from "./one-of-each.ts";
import { findKind, toRequest, validInputs } from "./requests.ts";
import { chooser, seedRandom } from "./seeded.ts";
import { openTestServer } from "./test-server.ts";

/** The word in all data of the victim organization, and in no other. */
const secret = "Zanzibar";

const all = Object.values({ ...operations, ...internalOperations }) as (Operation & { id: AnyOperationId })[];
/** These lists silently omit objects that are missing or not the caller's. */
const lenient: ReadonlySet<AnyOperationId> = new Set(["listProjects", "listFileTranslations"]);

/** The response to a request for another organization's object. */
function refusal(kind: ObjectKind, id: number): [number, string] {
  if (kind === "memory") return [401, `Unauthorized: memory ${id} is not shared with you.`];
  if (kind === "file") return [403, `You have no permission for file ${id}.`];
  return [404, `${objects[kind].name} ${id} was not found.`];
}

/** Replaces the ID of an object of this kind in an operation's inputs. */
function replace(operation: Operation, inputs: object, kind: ObjectKind, id: number): Record<string, unknown> {
  const entries = Object.entries(inputs).map(([name, value]) => {
    if (findKind(operation, name) === kind) return [name, Array.isArray(value) ? [id] : id];
    if (Array.isArray(value)) {
      return [name, value.map((item) => (typeof item === "object" ? replace(operation, item, kind, id) : item))];
    }
    return [name, typeof value === "object" && value ? replace(operation, value, kind, id) : value];
  });
  return Object.fromEntries(entries);
}

/** Each operation with each kind of object in its inputs. */
const named = all.flatMap((operation) => {
  // No input contains a project's memory. In a file's operation, only the XLIFF names the document.
  const kinds = operation.objects.filter(
    (kind) => kind !== "projectMemory" && !(kind === "document" && operation.body === "file"),
  );
  return (lenient.has(operation.id) ? [findKind(operation, "id") ?? "translation"] : kinds).map((kind) => ({
    operation,
    kind,
  }));
});

/** Sends each operation with one object of another owner; all others are the caller's. */
async function expectRefusals(
  server: Awaited<ReturnType<typeof openTestServer>>,
  cases: typeof named,
  { key, own, theirs, of }: { key: string; own: OneOfEach; theirs: OneOfEach; of: string },
) {
  const random = chooser(seedRandom(7));
  for (const { operation, kind } of cases) {
    const valid = validInputs(operation, own, random, { optional: 1, naming: kind });
    const inputs = replace(operation, valid, kind, theirs[kind]);
    const { method, target, ...pending } = toRequest({ operation, inputs, file: "One." });
    const label = `${operation.id} with ${of} ${kind}`;
    const { status, text, json } = await server.request(method, target, { ...pending, key } as never);
    expect(text).not.toContain(secret);
    if (lenient.has(operation.id)) expect([label, status, json]).toEqual([label, 200, []]);
    else expect([label, status, json?.message ?? text]).toEqual([label, ...refusal(kind, theirs[kind])]);
  }
}

test("no operation does anything with another organization's objects, or reports them", async () => {
  const server = await openTestServer();
  const organization = await server.core.store.accounts.createOrganization("Other", "business");
  const key = await server.createKey("spy@other.example", organization);
  const theirs = await makeOneOfEach(server, await server.createKey(), secret);
  const own = await makeOneOfEach(server, key);
  const before = await snapshot(server, theirs);
  await expectRefusals(server, named, { key, own, theirs, of: "another organization's" });
  expect(await snapshot(server, theirs)).toEqual(before);

  for (const { path, method, inputs } of all) {
    if (method !== "get" || inputs.some(({ required }) => required)) continue;
    const { text } = await server.request("GET", path, { key });
    expect(text).not.toContain(secret);
  }
  expect(server.errors).toEqual([]);
  await server.close();
});

/** The kinds of objects that only users who can see their memory can see. */
const privateKinds: ReadonlySet<ObjectKind> = new Set([
  "memory",
  "project",
  "document",
  "segment",
  "job",
  "translation",
]);

test("no operation reaches another user's private memory, or what was made with it", async () => {
  const server = await openTestServer();
  const key = await server.createKey("colleague@localhost");
  const theirs = await makeOneOfEach(server, await server.createKey(), secret);
  const own = await makeOneOfEach(server, key);
  const seenBefore = await listSeen(server, theirs);
  const refused = named.filter(({ kind }) => privateKinds.has(kind));
  await expectRefusals(server, refused, { key, own, theirs, of: "another user's" });
  // The upload has no parameter for the document. Its ID is inside the XLIFF.
  const { text: xliff } = await server.request("GET", `/v2/documents/files?id=${theirs.document}&is_xliff=true`);
  const headers = { project_id: String(own.project), name: "a.xliff", auto_accept: "true" };
  expect(await server.message("POST", "/v2/documents/files", { key, headers, body: xliff })).toEqual([
    404,
    `Document ${theirs.document} was not found.`,
  ]);
  expect(await listSeen(server, theirs)).toEqual(seenBefore);

  for (const path of ["/v2/memories", "/v2/projects", "/v2/jobs", "/v2/translate/file?fromTime=0"]) {
    expect((await server.request("GET", path, { key })).text).not.toContain(secret);
  }
  const translations = (await server.request("GET", "/v2/translate/file?fromTime=0", { key })).json;
  expect(translations.map(({ id }: { id: number }) => id)).toEqual([own.translation]);
  await server.core.store.memories.share(server.organizationId, theirs.memory, true);
  expect((await server.request("GET", `/v2/documents?id=${theirs.document}`, { key })).text).toContain(secret);
  expect((await server.request("GET", `/v2/jobs/${theirs.job}`, { key })).text).toContain(secret);
  expect(server.errors).toEqual([]);
  await server.close();
});

test("of a job with projects of several users each sees their own, and no one changes or exports all", async () => {
  const server = await openTestServer();
  const { request: send, core, message, organizationId } = server;
  const key = await server.createKey("colleague@localhost");
  const theirs = await makeOneOfEach(server, await server.createKey(), secret);
  const own = await makeOneOfEach(server, key);
  await core.store.memories.share(organizationId, theirs.memory, true);
  await server.settle();
  const body = { name: "Pier", memory_id: own.memory, job_id: theirs.job };
  const { json: added } = await send("POST", "/v2/projects", { key, body });
  await core.store.memories.share(organizationId, theirs.memory, false);
  const seen = async (as: { key?: string }) =>
    (await send("GET", `/v2/jobs/${theirs.job}`, as)).json.stats.projects.map(({ id }: { id: number }) => id);
  expect(await seen({ key })).toEqual([added.id]);
  expect(await seen({})).toEqual([theirs.project]);
  const refusal = [401, `Unauthorized: memory ${theirs.memory} is not shared with you.`];
  for (const [method, path] of [
    ["GET", `/v2/jobs/${theirs.job}/export?type=memory`],
    ["GET", `/v2/jobs/${theirs.job}/download`],
    ["POST", `/v2/jobs/${theirs.job}/deliver`],
    ["DELETE", `/v2/jobs/${theirs.job}`],
  ] as const) {
    expect([path, ...(await message(method, path, { key }))]).toEqual([path, ...refusal]);
  }
  expect(server.errors).toEqual([]);
  await server.close();
});

test("a text written with a private memory is seen by its user alone", async () => {
  const { request: send, createKey, close } = await openTestServer();
  const key = await createKey("colleague@localhost");
  await send("POST", "/v2/create/terms-and-conditions", { body: { signedAgreement: true } });
  const { json: memory } = await send("POST", "/v2/memories", { body: { name: "Quay", srclang: "en", trglang: "de" } });
  const templateParams = { language: "en", summary: secret, contentLength: 5, memoryId: memory.id };
  await send("POST", "/v2/create", { body: { language: "en", template: "blog-post", templateParams } });
  const [content] = (await send("GET", "/v2/create")).json.contents;
  expect((await send("GET", "/v2/create", { key })).json.contents).toEqual([]);
  for (const method of ["GET", "PUT", "DELETE"]) {
    const body = method === "PUT" ? { body: { name: "Pier" } } : {};
    const { status } = await send(method, `/v2/create/${content.id}`, { key, ...body });
    expect([method, status]).toEqual([method, 404]);
  }
  expect((await send("GET", `/v2/create/${content.id}`)).json).toMatchObject({ name: null });
  await close();
});

/** The visible objects whose visibility depends on their memory. */
async function listSeen({ request: send }: Awaited<ReturnType<typeof openTestServer>>, world: OneOfEach) {
  const reads = [
    `/v2/documents?id=${world.document}`,
    "/v2/memories",
    "/v2/jobs",
    "/v2/projects",
    `/v2/memories/query?id=${world.memory}&query=${secret}`,
    `/v2/translate/file?translationIds=${world.translation}`,
  ];
  const seen: string[] = [];
  for (const read of reads) seen.push((await send("GET", read)).text);
  return seen;
}

/** All data that an organization can read. */
async function snapshot({ request: send }: Awaited<ReturnType<typeof openTestServer>>, world: OneOfEach) {
  const reads = [
    // First, because the document shows whether it was downloaded.
    `/v2/documents/files?id=${world.document}`,
    "/v2/memories",
    "/v2/files",
    "/v2/jobs",
    "/v2/projects",
    "/v2/create",
    "/v3/domains",
    "/v2/workflows/templates",
    "/v3/connectors/configuration/webhooks",
    `/v2/memories/query?id=${world.memory}&query=${secret}`,
    `/v2/files/download?id=${world.file}`,
    `/v2/translate/file?translationIds=${world.translation}`,
  ];
  const responses: string[] = [];
  for (const read of reads) responses.push((await send("GET", read)).text);
  return responses;
}
