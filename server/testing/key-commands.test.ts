import { afterAll, beforeAll, expect, test } from "vitest";
import { readCommand, runCommand } from "./run-command.ts";
import { openTestServer } from "./test-server.ts";

let server: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  server = await openTestServer();
});

afterAll(() => server.close());

const run = (...words: string[]) => runCommand(server.core.store, ...words);
const read = (...words: string[]) => readCommand(server.core.store, ...words);
const day = 86_400_000;
const after = (ms: number) => new Date(server.time.now + ms).toISOString();
const send = (key: string) => server.message("GET", "/v2/workflows/templates", { key });
const statusOf = async (key: string) => (await send(key))[0];

test("a key with a name and an expiry is listed with both, and valid until then", async () => {
  const created = await read("keys", "create", "--name", "CI", "--expires", "90d", "--user", "ci@harbour.example");
  expect(created).toEqual({
    id: expect.any(Number),
    name: "CI",
    firstCharacters: expect.stringMatching(/^prod_\S{3}$/),
    mode: "production",
    user: "ci@harbour.example",
    userId: expect.any(Number),
    createdAt: after(0),
    expiresAt: after(90 * day),
    lastUsedAt: null,
    revokedAt: null,
    replacedBy: null,
    key: expect.stringMatching(/^prod_\S{32}$/),
  });
  const { key, ...shown } = created;
  expect(await read("keys", "list")).toContainEqual(shown);
  server.time.now += 90 * day - 1;
  expect(await statusOf(key)).toBe(200);
  await server.core.keyUses.write();
  expect(await read("keys", "list")).toContainEqual({
    ...shown,
    lastUsedAt: expect.stringMatching(/T\d\d:00:00.000Z$/),
  });
  server.time.now += 1;
  expect(await send(key)).toEqual([401, "Unauthorized: the API key has expired."]);
});

test("a key without an expiry doesn't expire", async () => {
  const { key, expiresAt, name } = await read("keys", "create");
  server.time.now += 4000 * day;
  expect([await statusOf(key), expiresAt, name]).toEqual([200, null, null]);
});

test("both keys of a rotation are valid during the overlap, then the new one alone", async () => {
  const old = await read("keys", "create", "--name", "Web", "--expires", "30d", "--development");
  server.time.now += 29 * day;
  const { key, replaces, ...created } = await read("keys", "rotate", String(old.id), "--overlap", "12h");
  expect(created).toMatchObject({ name: "Web", mode: "development", userId: old.userId, expiresAt: after(30 * day) });
  expect(replaces).toMatchObject({ id: old.id, expiresAt: after(day / 2), replacedBy: created.id });
  expect([await statusOf(old.key), await statusOf(key)]).toEqual([200, 200]);
  server.time.now += day / 2;
  expect([await statusOf(old.key), await statusOf(key)]).toEqual([401, 200]);
});

test("a rotation doesn't let a key live longer than before", async () => {
  const { id } = await read("keys", "create", "--expires", "1d");
  const { replaces } = await read("keys", "rotate", String(id), "--overlap", "7d", "--expires", "2d");
  expect(replaces.expiresAt).toBe(after(day));
});

test("without an overlap the old key expires at once, and the default is a week", async () => {
  const [first, second] = [await read("keys", "create"), await read("keys", "create")];
  const { replaces } = await read("keys", "rotate", String(second.id));
  expect(replaces.expiresAt).toBe(after(7 * day));
  const lines = await run("keys", "rotate", String(first.id), "--overlap", "0");
  expect(lines).toEqual([
    expect.stringMatching(`^Key \\d+ replaces key ${first.id}, which has expired. Shown this once:$`),
    expect.stringMatching(/^prod_\S{32}$/),
  ]);
  expect(await send(first.key)).toEqual([401, "Unauthorized: the API key has expired."]);
});

test("a key that is revoked, expired, replaced or another organization's is not rotated", async () => {
  const rotate = (id: number, ...words: string[]) => run("keys", "rotate", String(id), ...words);
  const [revoked, expired, replaced] = [
    await read("keys", "create"),
    await read("keys", "create"),
    await read("keys", "create"),
  ];
  expect(await read("keys", "revoke", String(revoked.id))).toMatchObject({ id: revoked.id, revokedAt: after(0) });
  await expect(rotate(revoked.id)).rejects.toThrow(`Key ${revoked.id} is revoked.`);
  const { id: next } = await read("keys", "rotate", String(replaced.id));
  await expect(rotate(replaced.id)).rejects.toThrow(`Key ${replaced.id} was already replaced by key ${next}.`);
  await rotate(expired.id, "--overlap", "0");
  await run("organizations", "create", "Acme");
  const count = (await read("keys", "list")).length;
  for (const act of ["rotate", "revoke"]) {
    await expect(run("keys", act, String(next), "--organization", "Acme")).rejects.toThrow(`There is no key ${next}.`);
  }
  expect(await read("keys", "list", "--organization", "Acme")).toEqual([]);
  expect(await read("keys", "list")).toHaveLength(count);
  const short = await read("keys", "create", "--expires", "1s");
  server.time.now += 1000;
  await expect(rotate(short.id)).rejects.toThrow(`Key ${short.id} has expired.`);
});

test("the key of PARLANCE_API_KEY is rotated where it is set", async () => {
  const { organizationId, core } = server;
  const userId = await core.store.accounts.userOf(organizationId, "admin@localhost");
  await core.store.accounts.assignKey({
    organizationId,
    userId,
    hash: "given",
    firstCharacters: "gi",
    isDevelopment: true,
  });
  const { id } = (await read("keys", "list")).at(-1);
  await expect(run("keys", "rotate", String(id))).rejects.toThrow(`Key ${id} is set by PARLANCE_API_KEY.`);
});

test.each([
  ["--expires 0", "--expires must be longer than 0."],
  ["--expires 90", '--expires must be a duration such as 12h or 90d, at most 3650d, not "90".'],
  ["--expires 4000d", '--expires must be a duration such as 12h or 90d, at most 3650d, not "4000d".'],
  ["--expires -1d", "Option '--expires <value>' argument missing"],
  [`--name=${"x".repeat(256)}`, "--name must be between 1 and 255 characters."],
  ["--name=", "--name must be between 1 and 255 characters."],
])("keys create %s is refused", async (words, message) => {
  const count = (await read("keys", "list")).length;
  await expect(run("keys", "create", ...words.split(" "))).rejects.toThrow(message);
  expect(await read("keys", "list")).toHaveLength(count);
});

test("an overlap that isn't a duration is refused, and the key stays as it is", async () => {
  const { id, key } = await read("keys", "create");
  await expect(run("keys", "rotate", String(id), "--overlap", "soon")).rejects.toThrow("--overlap must be a duration");
  expect(await statusOf(key)).toBe(200);
});

test("a valid key next to an expired one counts, and an expired one alone in the query says so", async () => {
  const expired = await read("keys", "create", "--expires", "1s", "--development");
  server.time.now += 1000;
  const valid = encodeURIComponent(await server.createKey());
  const target = (key: string) => `/v2/workflows/templates?key=${encodeURIComponent(key)}`;
  expect((await server.request("GET", target(decodeURIComponent(valid)), { key: expired.key })).status).toBe(200);
  const { status, text, headers } = await server.request("GET", target(expired.key), { key: "" });
  expect([status, text]).toEqual([401, "Unauthorized: the API key has expired."]);
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(headers.get("www-authenticate")).toBe('Basic realm="Parlance"');
});
