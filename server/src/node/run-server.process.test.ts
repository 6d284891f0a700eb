import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { newPostgresGuest } from "../../testing/processes/data.ts";
import { openStore } from "../store/store.ts";
import { sqliteFile } from "./database/sqlite.ts";

let siteFolder: string;
let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "data-"));
  siteFolder = await mkdtemp(join(tmpdir(), "site-"));
  await writeFile(join(siteFolder, "index.html"), "home");
  await writeFile(join(siteFolder, "404.html"), "missing");
});

afterAll(() => Promise.all([siteFolder, dataFolder].map((folder) => rm(folder, { recursive: true }))));

/** Resolves once the server has printed its last line. */
function untilPrinted(child: ReturnType<typeof start>["child"], last: RegExp): Promise<void> {
  let text = "";
  return new Promise((resolve) => {
    child.stdout.on("data", (part) => {
      text += part;
      if (last.test(text)) resolve();
    });
  });
}

/** @param before a statement that runs before the server starts */
function start(env: Record<string, string>, before = "") {
  const module = fileURLToPath(new URL("run-server.ts", import.meta.url));
  const program = `import { runServer } from ${JSON.stringify(module)};
    ${before}
    await runServer(process.env, { siteFolder: ${JSON.stringify(siteFolder)} });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PARLANCE_DATA: dataFolder,
      PARLANCE_LOG_LEVEL: "warn",
      PARLANCE_DRAIN_SECONDS: "0",
      ...env,
    },
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  const printed = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => {
    printed.out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    printed.err += text;
  });
  const exit = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, printed, exit };
}

test("all settings that cannot be right are reported, a line each", async () => {
  const { printed, exit } = start({ PORT: "http", PARLANCE_MODE: "test", PARLANCE_CORS_ORIGINS: "b.example" });
  expect(await exit).toBe(1);
  expect(printed).toEqual({
    out: "",
    err: `PARLANCE_MODE must be development or production, not "test".
PORT must be a whole number from 0 to 65535, not "http".
PARLANCE_CORS_ORIGINS must list origins such as https://app.example, not "b.example".
`,
  });
});

test("a database that is not there is reported in one line", async () => {
  const { printed, exit } = start({ PORT: "0", DATABASE_URL: "postgres://harbour:secret@127.0.0.1:1/harbour" });
  expect(await exit).toBe(1);
  expect(printed.err).toBe("The database of DATABASE_URL can't be used: connect ECONNREFUSED 127.0.0.1:1.\n");
});

test("a port in use is refused in one line", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as AddressInfo;
  const { printed, exit } = start({ PORT: String(port) });
  expect(await exit).toBe(1);
  expect(printed.err).toBe(`Port ${port} on 127.0.0.1 is in use; stop the other program or choose another PORT.\n`);
  other.close();
});

test.each(["SIGTERM", "SIGINT"] as const)("the server prints its addresses and ends well at %s", async (signal) => {
  const { child, printed, exit } = start({ PORT: "0" });
  await untilPrinted(child, /Development key/);
  const [, origin] =
    /^Documentation {2}(http:\/\/localhost:\d+)\/\nAPI reference {2}\1\/api\/\nDevelopment key {2}\S+\n$/.exec(
      printed.out,
    ) ?? [];
  expect(await (await fetch(`${origin}/`)).text()).toBe("home");
  child.kill(signal);
  expect(await exit).toBe(0);
  expect(printed.err).toBe("");
});

/** A server that was stopped while it received an unfinished file. */
async function stopDuringUpload(env: Record<string, string> = {}) {
  const { child, printed, exit } = start({ PORT: "0", PARLANCE_LOG_LEVEL: "info", ...env });
  await untilPrinted(child, /Development key/);
  const [, port, key = ""] = /http:\/\/localhost:(\d+)[\s\S]*Development key {2}(\S+)/.exec(printed.out) ?? [];
  const upload = connect(Number(port), "127.0.0.1").setEncoding("utf8");
  onTestFinished(() => {
    upload.destroy();
  });
  upload.on("error", () => {});
  const response = new Promise<string>((resolve) => {
    let received = "";
    upload.on("data", (part) => {
      received += part;
    });
    upload.on("close", () => resolve(received));
  });
  const target = "/v2/files?name=quay.txt";
  const fields = [`Authorization: Basic ${btoa(`${key}:`)}`, "Content-Type: application/octet-stream"];
  upload.write(`POST ${target} HTTP/1.1\r\nHost: a\r\n${fields.join("\r\n")}\r\nContent-Length: 4\r\n`);
  upload.write("Expect: 100-continue\r\n\r\n");
  await once(upload, "data");
  child.kill("SIGTERM");
  await untilLogged(child, printed, "stopping");
  return { child, exit, upload, response };
}

/** Resolves once the server has logged an event. */
function untilLogged(child: ReturnType<typeof start>["child"], printed: { err: string }, event: string): Promise<void> {
  const isLogged = () => printed.err.includes(`"event":"${event}"`);
  if (isLogged()) return Promise.resolve();
  return new Promise((resolve) => child.stderr.on("data", () => isLogged() && resolve()));
}

test("a request that was under way at the signal to stop is served, and the process ends well", async () => {
  const { exit, upload, response } = await stopDuringUpload({ PARLANCE_STOP_SECONDS: "86400" });
  upload.write("quay");
  expect(await response).toMatch(/HTTP\/1\.1 201 [\s\S]*\r\nconnection: close\r\n[\s\S]*"name":"quay.txt"/i);
  expect(await exit).toBe(0);
});

test("a second signal ends the process at once", async () => {
  const { child, exit } = await stopDuringUpload({ PARLANCE_STOP_SECONDS: "86400" });
  child.kill("SIGINT");
  await exit;
  expect(child.signalCode).toBe("SIGINT");
});

test("a rejection that nothing handles is in the log, and the server continues and ends well", async () => {
  const failing = `process.once("SIGUSR2", () => { Promise.reject(new Error("the tide is out")); });`;
  const { child, printed, exit } = start({ PORT: "0", PARLANCE_MODE: "production" }, failing);
  await untilPrinted(child, /API reference/);
  child.kill("SIGUSR2");
  await untilLogged(child, printed, "error");
  expect(printed.err).toContain('"message":"Error: the tide is out"');
  const origin = /http:\/\/\S+?(?=\/?\n)/.exec(printed.out)?.[0] ?? "";
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  child.kill("SIGTERM");
  expect(await exit).toBe(0);
});

test("an exception that nothing catches is in the log, and ends the process", async () => {
  const failing = `process.once("SIGUSR2", () => { throw new Error("the tide is out"); });`;
  const { child, printed, exit } = start({ PORT: "0", PARLANCE_MODE: "production" }, failing);
  await untilPrinted(child, /API reference/);
  child.kill("SIGUSR2");
  expect(await exit).toBe(1);
  expect(printed.err).toContain('"message":"Error: the tide is out"');
});

test("a server's actions are in its log, and its state is in its metrics", async () => {
  const { child, printed, exit } = start({ PORT: "0", PARLANCE_LOG_LEVEL: "debug" });
  await untilPrinted(child, /Development key/);
  const [, origin = "", key = ""] = /(http:\/\/localhost:\d+)[\s\S]*Development key {2}(\S+)/.exec(printed.out) ?? [];
  const headers = { authorization: `Basic ${btoa(`${key}:${key}`)}`, "x-request-id": "harbour-1" };
  await fetch(`${origin}/v2/languages?key=${key}`, { headers });
  await fetch(`${origin}/v2/harbour?key=${key}`);
  expect(await (await fetch(`${origin}/readyz`)).text()).toBe("ok\n");
  const figures = await (await fetch(`${origin}/metrics`)).text();
  child.kill();
  expect(await exit).toBe(0);
  const lines = printed.err
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.map(({ event, operation, message, status }) => [event, operation ?? message, status])).toEqual([
    ["started", undefined, undefined],
    ["request", "getLanguages", 200],
    ["request", "unknown", 404],
    ["request", "health", 200],
    ["request", "health", 200],
    ["stopping", undefined, undefined],
    ["stopped", undefined, undefined],
  ]);
  expect(lines[1]).toMatchObject({ level: "info", request: "harbour-1", organization: 1, bytes: expect.any(Number) });
  expect(printed.err).not.toContain(key);
  for (const line of [
    'parlance_requests_total{operation="getLanguages",status="2xx"} 1',
    'parlance_requests_total{operation="unknown",status="4xx"} 1',
    'parlance_request_duration_seconds_count{operation="getLanguages"} 1',
    "parlance_store_up 1",
    "parlance_deliveries 0",
    'parlance_deliveries_given_up_total{reason="failed"} 0',
    'parlance_deliveries_given_up_total{reason="gone"} 0',
    "parlance_engines_open 0",
  ]) {
    expect(figures).toContain(`\n${line}\n`);
  }
  expect(figures).toMatch(/^process_resident_memory_bytes \d{8,}$/m);
  for (const path of [
    "docs/operations/monitor.md",
    "deploy/monitoring/alerts.yaml",
    "deploy/monitoring/dashboard.json",
  ]) {
    const text = await readFile(new URL(`../../../${path}`, import.meta.url), "utf8");
    const named = [...text.matchAll(/\b(?:parlance|process|nodejs)_[a-z_]+/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(10);
    for (const name of named) expect(figures, path).toContain(`# TYPE ${name.replace(/_bucket$/, "")} `);
  }
});

test("the development key is kept for its owner alone, stays over a restart and opens the API", async () => {
  const keys: string[] = [];
  for (const _ of [1, 2]) {
    const { child, printed, exit } = start({ PORT: "0", PARLANCE_API_KEY: "for-automation" });
    await untilPrinted(child, /Development key/);
    const [, origin, key = ""] = /(http:\/\/localhost:\d+)[\s\S]*Development key {2}(\S+)/.exec(printed.out) ?? [];
    keys.push(key);
    for (const each of [key, "for-automation"]) {
      const headers = { authorization: `Basic ${btoa(`${each}:${each}`)}` };
      expect((await fetch(`${origin}/v2/languages`, { headers })).status).toBe(200);
    }
    child.kill();
    await exit;
  }
  // Without the variable, its key is no longer valid.
  const { child, printed, exit } = start({ PORT: "0", PARLANCE_MODE: "production" });
  await untilPrinted(child, /API reference/);
  const [origin] = /http:\/\/localhost:\d+/.exec(printed.out) ?? [];
  const statusFor = async (key: string) =>
    (await fetch(`${origin}/v2/languages`, { headers: { authorization: `Basic ${btoa(`${key}:`)}` } })).status;
  expect([await statusFor("for-automation"), await statusFor(keys[0] ?? "")]).toEqual([401, 200]);
  child.kill();
  await exit;
  const file = join(dataFolder, "dev-key");
  expect(keys).toEqual([keys[0], (await readFile(file, "utf8")).trim()]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("a second server on the folder is refused in one line, and not after the first was killed", async () => {
  const first = start({ PORT: "0" });
  await untilPrinted(first.child, /Development key/);
  const second = start({ PORT: "0" });
  expect(await second.exit).toBe(1);
  expect(second.printed.err).toBe(
    `The data folder ${dataFolder} is in use by another server; stop that or choose another with PARLANCE_DATA.\n`,
  );
  first.child.kill("SIGKILL");
  await first.exit;
  const third = start({ PORT: "0" });
  await untilPrinted(third.child, /Development key/);
  third.child.kill();
  expect(await third.exit).toBe(0);
});

test("a data folder that is a file is refused in one line", async () => {
  const file = join(siteFolder, "index.html");
  const { printed, exit } = start({ PORT: "0", PARLANCE_DATA: file });
  expect(await exit).toBe(1);
  expect(printed.err).toBe(`The data folder ${file} can't be written; choose another with PARLANCE_DATA.\n`);
});

test("a data folder that cannot be made is refused in one line", async () => {
  const { printed, exit } = start({ PORT: "0", PARLANCE_DATA: "/proc/nope/data" });
  expect(await exit).toBe(1);
  expect(printed.err).toBe("The data folder /proc/nope/data can't be written; choose another with PARLANCE_DATA.\n");
});

describe("a database that can't be used is reported in one line", () => {
  const folder = () => join(dataFolder, crypto.randomUUID());

  test.each([
    ["9999-later", "is from a later version of the server; start that version."],
    [
      "0001-accounts-and-memories",
      "was created before version 0.1.0, from which there is no upgrade; use an empty data folder or database.",
    ],
  ])("one that has been through the migration %s", async (migration, message) => {
    const data = folder();
    const file = join(data, "parlance.sqlite");
    await (await openStore(sqliteFile(file), Date.now)).close();
    const database = new DatabaseSync(file);
    if (migration.startsWith("0001-")) database.exec("delete from kysely_migration");
    database.exec(`insert into kysely_migration (name, timestamp) values ('${migration}', '2030-01-01T00:00:00.000Z')`);
    database.close();
    const { printed, exit } = start({ PORT: "0", PARLANCE_DATA: data });
    expect(await exit).toBe(1);
    expect(printed.err).toBe(`The database ${file} ${message}\n`);
  });

  test("a damaged file", async () => {
    const data = folder();
    const file = join(data, "parlance.sqlite");
    await mkdir(data);
    await writeFile(file, "damaged ".repeat(1000));
    const { printed, exit } = start({ PORT: "0", PARLANCE_DATA: data });
    expect(await exit).toBe(1);
    expect(printed.err).toBe(`The database ${file} can't be used: file is not a database.\n`);
  });

  test("a role without rights", async () => {
    const { printed, exit } = start({ PORT: "0", DATABASE_URL: await newPostgresGuest() });
    expect(await exit).toBe(1);
    expect(printed.err).toBe("The database of DATABASE_URL can't be used: permission denied for schema public.\n");
  });
});

test("unused settings are reported, and that no other machine can connect", async () => {
  const { child, printed, exit } = start({
    PORT: "0",
    HOST: "0.0.0.0",
    PARLANCE_MODE: "development",
    PARLANCE_TEXT_MODEL: "small",
    PARLANCE_COLOUR: "blue",
  });
  await untilPrinted(child, /Development key/);
  child.kill();
  expect(await exit).toBe(0);
  const lines = printed.err.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "warn", event: "setting without effect", variable: "PARLANCE_COLOUR", reason: "unknown" },
    { level: "warn", event: "setting without effect", variable: "PARLANCE_TEXT_MODEL" },
    { level: "warn", event: "requests from other machines are rejected" },
  ]);
});
