import { readdir, readFile } from "node:fs/promises";
import { type AnyOperationId, type Operation, operations } from "@openparlance/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandLine } from "../src/store/accounts/audit.ts";
import { makeOneOfEach } from "./one-of-each.ts";
import { toRequest, validInputs } from "./requests.ts";
import { readCommand, runCommand } from "./run-command.ts";
import { chooser, seedRandom } from "./seeded.ts";
import { openTestServer } from "./test-server.ts";

let server: Awaited<ReturnType<typeof openTestServer>>;
let keyId: number;

beforeAll(async () => {
  server = await openTestServer();
  keyId = (await read("keys", "list"))[0].id;
});

afterAll(() => server.close());

const run = (...words: string[]) => runCommand(server.core.store, ...words);
const read = (...words: string[]) => readCommand(server.core.store, ...words);

interface Entry {
  at: string;
  actor: string;
  act: string;
  object: string;
}

async function listAdded(work: () => Promise<unknown>): Promise<string[]> {
  const before = (await read("audit")).length;
  await work();
  return (await read("audit")).slice(before).map(({ actor, act, object }: Entry) => `${actor}: ${act} ${object}`);
}

/** These deletions take no data away from an organization. */
const notRecorded: ReadonlySet<AnyOperationId> = new Set(["removeFileLabel", "cancelMultipartUpload"]);
const recorded = (Object.values(operations) as (Operation & { id: AnyOperationId })[]).filter(
  ({ method, id }) => (method === "delete" || id.startsWith("export")) && !notRecorded.has(id),
);

describe("every deletion and export by a key is recorded once, with the key and the object", () => {
  test.each(recorded.map((operation) => [operation.id, operation] as const))("%s", async (id, operation) => {
    const world = await makeOneOfEach(server, await server.createKey());
    const inputs = validInputs(operation, world, chooser(seedRandom(1)), { optional: 0 });
    const { method, target, ...pending } = toRequest({ operation, inputs, file: "One." });
    const entries = await listAdded(async () => {
      const { status } = await server.request(method, target, pending as never);
      expect([id, status < 300]).toEqual([id, true]);
    });
    expect(entries).toEqual([
      expect.stringMatching(new RegExp(`^key ${keyId}: [a-z]+\\.(?:delete|export) [a-z]+ \\d+$`)),
    ]);
    // The second time, there is nothing to delete or record.
    if (/^delete/.test(id)) expect(await listAdded(() => server.request(method, target, pending as never))).toEqual([]);
  });
});

test("every command that changes or shows what matters is recorded", async () => {
  const { request: send, organizationId, core } = server;
  const body = { name: "Harbour", srclang: "en", trglang: "de" };
  const { id: memory } = (await send("POST", "/v2/memories", { body })).json;
  const hook = { webhookName: "W", webhookUrl: "http://localhost:1/", eventType: "JOB_DELIVER" };
  const { id: webhook } = (await send("POST", "/v3/connectors/configuration/webhooks", { body: hook })).json;
  const entriesOf = (...words: string[]) => listAdded(() => run(...words));
  const line = (act: string, object: string) => expect.stringMatching(new RegExp(`^command line: ${act} ${object}$`));
  expect(await entriesOf("users", "add", "eva@harbour.example")).toEqual([line("user.create", "user \\d+")]);
  expect(await entriesOf("users", "add", "eva@harbour.example")).toEqual([]);
  expect(await entriesOf("keys", "create", "--user", "eva@harbour.example")).toEqual([line("key.create", "key \\d+")]);
  const { id: key } = (await read("keys", "list")).at(-1);
  const rotated = await entriesOf("keys", "rotate", String(key));
  expect(rotated).toEqual([line("key.rotate", `key ${key}`), line("key.create", "key \\d+")]);
  expect(await entriesOf("keys", "revoke", String(key))).toEqual([line("key.revoke", `key ${key}`)]);
  expect(await entriesOf("keys", "revoke", String(key))).toEqual([]);
  expect(await entriesOf("memories", "share", String(memory))).toEqual([line("memory.share", `memory ${memory}`)]);
  expect(await entriesOf("memories", "unshare", String(memory))).toEqual([line("memory.unshare", `memory ${memory}`)]);
  expect(await entriesOf("memories", "default", String(memory))).toEqual([line("memory.default", `memory ${memory}`)]);
  expect(await entriesOf("domains", "create", "Law")).toEqual([line("domain.create", "domain \\d+")]);
  const domain = String((await core.store.domains.list(organizationId)).at(-1)?.id);
  expect(await entriesOf("domains", "set", domain, "tone=dry")).toEqual([line("domain.set", `domain ${domain}`)]);
  expect(await entriesOf("models", "add", "M", "--provider", "P")).toEqual([line("model.create", "model \\d+")]);
  expect(await entriesOf("domains", "delete", domain)).toEqual([line("domain.delete", `domain ${domain}`)]);
  const secret = ["webhooks", "secret", String(webhook)];
  expect(await entriesOf(...secret)).toEqual([line("webhook.show-secret", `webhook ${webhook}`)]);
  expect(await entriesOf(...secret, "--rotate")).toEqual([line("webhook.rotate-secret", `webhook ${webhook}`)]);
});

test.each([
  ["memories share 99", "There is no memory 99."],
  ["memories default 99", "There is no memory 99."],
  ["domains delete 99", "There is no domain 99."],
  ["webhooks secret 99", "There is no webhook 99."],
  ["keys revoke 99999", "There is no key 99999."],
])("%s, which is refused, is not recorded", async (words, message) => {
  expect(await listAdded(() => expect(run(...words.split(" "))).rejects.toThrow(message))).toEqual([]);
});

test("an act that is rolled back is not recorded", async () => {
  const { organizationId, core } = server;
  const broken = () =>
    core.store.atomically(async (tx) => {
      await tx.accounts.ensureUser(organizationId, "gone@harbour.example");
      await tx.audit.record(commandLine(organizationId), "user.create", 1);
      throw new Error("broken");
    });
  expect(await listAdded(() => expect(broken()).rejects.toThrow("broken"))).toEqual([]);
  expect(JSON.stringify(await core.store.accounts.listUsers(organizationId))).not.toContain("gone@");
});

test("an organization sees its own log alone, without names and texts", async () => {
  const secret = "Zanzibar";
  await run("organizations", "create", secret);
  const { id } = (await server.core.store.accounts.findOrganization(secret)) ?? { id: 0 };
  const own = await read("audit", "--organization", secret);
  expect(own).toEqual([
    { at: expect.any(String), actor: "command line", act: "organization.create", object: `organization ${id}` },
  ]);
  const before = await read("audit");
  const words = ["--organization", secret];
  await run("users", "add", `${secret}@harbour.example`, ...words);
  await run("domains", "create", secret, ...words);
  await run("keys", "create", "--name", secret, ...words);
  expect(await read("audit")).toEqual(before);
  const after = await read("audit", ...words);
  expect(after.length).toBe(5);
  expect(JSON.stringify(after)).not.toContain(secret);
});

test("the log begins at a date, a time or a duration ago", async () => {
  const hour = 3_600_000;
  const { time } = server;
  time.now = Date.parse("2030-05-06T07:08:09.500Z");
  await run("users", "add", "first@harbour.example");
  time.now += 2 * hour;
  await run("users", "add", "second@harbour.example");
  const countSince = async (since: string) => (await read("audit", "--since", since)).length;
  expect(await countSince("2030-05-06")).toBe(2);
  expect(await countSince("2030-05-07")).toBe(0);
  expect(await countSince("2030-05-06T07:08:09.500Z")).toBe(2);
  expect(await countSince("2030-05-06T07:08:10Z")).toBe(1);
  expect([await countSince("2h"), await countSince("119m")]).toEqual([2, 1]);
  expect(await run("audit", "--since", "1h")).toEqual([
    expect.stringMatching(/^TIME \(UTC\) +ACTOR +ACT +OBJECT$/),
    expect.stringMatching(/^2030-05-06 09:08:09 {2}command line {2}user.create {2}user \d+$/),
  ]);
});

test.each(["yesterday", "2025-02-30", "2025-3-1", "", "2025-03-10T10:00:00", "-1d"])(
  "--since=%s is refused",
  async (since) => {
    await expect(run("audit", `--since=${since}`)).rejects.toThrow("--since must be a date such as 2025-03-10");
  },
);

test("more entries than a page holds come in their order, also those of one millisecond", async () => {
  const { core } = server;
  const organizationId = await core.store.accounts.createOrganization("Busy", "business");
  await core.store.atomically(async ({ audit }) => {
    for (let id = 1; id <= 2500; id++) await audit.record({ organizationId, keyId: 1 }, "file.delete", id);
  });
  const objects = (await read("audit", "--organization", "Busy")).slice(1).map(({ object }: Entry) => object);
  const inOrder = Array.from({ length: 2500 }, (_, index) => `file ${index + 1}`);
  // The numbers in the IDs start over after 4,096 entries.
  const start = objects.indexOf("file 1");
  expect([...objects.slice(start), ...objects.slice(0, start)]).toEqual(inOrder);
});

test("no code changes or deletes an entry", async () => {
  const root = new URL("../src/", import.meta.url);
  const files = (await readdir(root, { recursive: true })).filter((name) => name.endsWith(".ts"));
  expect(files.length).toBeGreaterThan(300);
  const changing = /(?:updateTable|deleteFrom|mergeInto)\(\s*"audit"|(?:update|delete from|truncate)\s+audit\b/i;
  for (const name of files) {
    const text = await readFile(new URL(name, root), "utf8");
    expect([name, changing.test(text)]).toEqual([name, false]);
  }
});
