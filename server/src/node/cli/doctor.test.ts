import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { variablesRead } from "../../../testing/read-variables.ts";
import { nameOf, optionsOf } from "../../commands/command.ts";
import { findEffectiveSettings } from "./config.ts";
import { examine } from "./doctor.ts";
import { commands, runCli } from "./run-cli.ts";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "doctor-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A server that is not Parlance's. @returns its port */
async function listen(reply = "", status = 200): Promise<number> {
  const server = createServer((_, response) => response.writeHead(status).end(reply));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const stateOf = async (subject: string, env: Record<string, string>) => {
  const settings = { PORT: "0", PARLANCE_DATA: join(await newFolder(), "data"), ...env };
  const findings = (await examine(settings)).filter((finding) => finding.subject === subject);
  return findings.map(({ state, found: match }) => `${state} ${match}`);
};

async function print(words: string[], env: Record<string, string>): Promise<{ code: number; out: string }> {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    const code = await runCli(words, env);
    return { code, out: log.mock.calls.join("\n") };
  } finally {
    log.mockRestore();
  }
}

test("a new server has nothing to fix, and the doctor changes nothing", async () => {
  const folder = await newFolder();
  const env = { PORT: "0", PARLANCE_DATA: join(folder, "data") };
  const { code, out } = await print(["doctor", "--json"], env);
  expect(code).toBe(0);
  expect(JSON.parse(out).filter(({ state }: { state: string }) => state === "fault")).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

test("each fault is a line with what to do, and the exit code is 1", async () => {
  const port = await listen();
  const env = { PORT: String(port), PARLANCE_DATA: "/proc/nope", HOST: "127.0.0.1" };
  const { code, out } = await print(["doctor"], env);
  expect(code).toBe(1);
  expect(out).toContain(
    `✗ port: ${port} on 127.0.0.1 is in use by another program\n    Stop it, or choose another PORT.`,
  );
});

test("settings that cannot be right are faults, those that change nothing are warnings", async () => {
  expect(await stateOf("settings", { PORT: "http", PARLANCE_MODE: "x", PARLANCE_COLOR: "blue" })).toEqual([
    'fault PARLANCE_MODE must be development or production, not "x".',
    'fault PORT must be a whole number from 0 to 65535, not "http".',
    "warning PARLANCE_COLOR is unknown",
  ]);
});

test("a damaged database is a fault", async () => {
  const folder = await newFolder();
  await writeFile(join(folder, "parlance.sqlite"), "This is no database, and it is long enough to show it.".repeat(99));
  expect(await stateOf("database", { PARLANCE_DATA: folder })).toEqual([
    expect.stringMatching(/^fault .*not a database/),
  ]);
});

test("a database and a bucket that do not respond are faults", async () => {
  const DATABASE_URL = "postgres://harbour:secret@127.0.0.1:1/harbour";
  expect(await stateOf("database", { DATABASE_URL })).toEqual([expect.stringMatching(/^fault .*ECONNREFUSED/)]);
  const port = await listen("<Error><Code>AccessDenied</Code></Error>", 403);
  const bucket = {
    PARLANCE_S3_BUCKET: "harbour",
    PARLANCE_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    PARLANCE_S3_KEY_ID: "id",
    PARLANCE_S3_SECRET: "secret",
  };
  expect(await stateOf("files", bucket)).toEqual([expect.stringMatching(/^fault The bucket harbour .* 403/)]);
});

test("a server that listens already is distinguished from another program", async () => {
  expect(await stateOf("port", { PORT: String(await listen("ok\n")) })).toEqual([
    expect.stringMatching(/^good the server listens/),
  ]);
  expect(await stateOf("port", { PORT: String(await listen("hello")) })).toEqual([
    expect.stringMatching(/^fault .*another program/),
  ]);
});

test("a server for other machines without TLS and without a proxy is a fault", async () => {
  expect(await stateOf("proxies", { HOST: "0.0.0.0" })).toEqual([expect.stringMatching(/^fault other machines/)]);
  const after = { HOST: "0.0.0.0", PARLANCE_TRUSTED_PROXIES: "10.0.0.1" };
  expect(await stateOf("proxies", after)).toEqual([expect.stringMatching(/^good /)]);
});

test("a provider that refuses is a fault, and its key is not shown", async () => {
  const port = await listen("{}", 403);
  const deepl = { PARLANCE_MT: "deepl", PARLANCE_MT_DEEPL_KEY: "very-secret" };
  const [match] = await stateOf("providers", { ...deepl, PARLANCE_MT_DEEPL_URL: `http://127.0.0.1:${port}` });
  expect(match).toMatch(/^fault deepl does not translate: /);
  expect(match).not.toContain("very-secret");
});

test("config shows every setting that is given, where it comes from, and no secret", () => {
  const env: Record<string, string> = {
    PARLANCE_DATA: "/srv",
    PARLANCE_MT: "deepl,openai",
    PARLANCE_MT_DEEPL_KEY: "secret-1",
    PARLANCE_MT_OPENAI_URL: "https://ana:secret-2@mt.example/v1",
    PARLANCE_MT_OPENAI_MODEL: "m",
    DATABASE_URL: "postgres://ana:secret-3@db.example:5432/parlance?password=secret-4",
    PARLANCE_S3_BUCKET: "harbour",
    AWS_ACCESS_KEY_ID: "secret-5",
    AWS_SECRET_ACCESS_KEY: "secret-6",
    PARLANCE_API_KEY: "secret-7",
    PARLANCE_TEXT_URL: "https://x.example?key=secret-8",
    PARLANCE_TEXT_MODEL: "m",
  };
  const shown = findEffectiveSettings(env);
  const fromEnvironment = shown.filter(({ source }) => source === "environment").map(({ variable }) => variable);
  expect(fromEnvironment.sort()).toEqual(Object.keys(env).sort());
  expect(JSON.stringify(shown)).not.toContain("secret-");
  expect(shown).toContainEqual({
    variable: "DATABASE_URL",
    value: "postgres://db.example:5432/parlance",
    source: "environment",
  });
  expect(shown).toContainEqual({ variable: "PORT", value: "3000", source: "default" });
});

test("config lists every variable that is read", () => {
  const left = new Set(variablesRead());
  const env = Object.fromEntries([...left].map((variable) => [variable, ""]));
  for (const { variable } of findEffectiveSettings(env)) left.delete(variable);
  // These have no default, or are read only with PostgreSQL.
  const rest = /^(?:AWS|PARLANCE_(?:MT|TEXT|S3|MODELS|API_KEY|TLS_KEY|MCP_(?:KEY|URL)|DATABASE_\w+))/;
  for (const variable of left) expect(variable).toMatch(rest);
});

test("bash completes every command and its options", async () => {
  const { out: script } = await print(["completion", "bash"], {});
  const complete = (...words: string[]) => {
    const program = `${script}\nCOMP_WORDS=(parlance "$@"); COMP_CWORD=$#; _parlance; echo "\${COMPREPLY[*]}"`;
    return execFileSync("bash", ["-c", program, "bash", ...words], { encoding: "utf8" })
      .trim()
      .split(" ");
  };
  expect(complete("")).toEqual(expect.arrayContaining(["serve", "doctor", "keys", "backup"]));
  expect(complete("key")).toEqual(["keys"]);
  expect(complete("keys", "")).toEqual(["create", "rotate", "list", "revoke"]);
  expect(complete("keys", "create", "--d")).toEqual(["--development"]);
  expect(complete("keys", "create", "--user", "ana", "--")).toEqual([
    "--user",
    "--name",
    "--expires",
    "--development",
    "--json",
    "--organization",
  ]);
  expect(complete("memories", "")).toEqual(["share", "unshare", "default", "export", "import"]);
  expect(complete("memories", "export", "1", "--f")).toEqual(["--format"]);
});

test.each(["fish", "zsh"])("the script for %s names every command and its options", async (shell) => {
  const { out } = await print(["completion", shell], {});
  for (const command of commands) {
    for (const word of nameOf(command).split(" ")) expect(out).toMatch(new RegExp(`\\b${word}\\b`));
    for (const option of optionsOf(command).keys()) expect(out).toMatch(new RegExp(`(?:-l |--)${option}\\b`));
  }
});

test("help is also Markdown, with every command", async () => {
  const { out } = await print(["help", "--markdown"], {});
  for (const { usage } of commands) expect(out).toContain(`\n## \`${usage}\``);
});

test("help is also a manual page, with every command and option, and no text that is read as a request", async () => {
  const { out } = await print(["help", "--man"], {});
  for (const command of commands) {
    const name = nameOf(command);
    const [line = ""] = out
      .split("\n")
      .filter((each) => `${each} `.startsWith(`.B "${name} `) || each === `.B "${name}"`);
    for (const option of optionsOf(command).keys()) expect(line).toContain(`[\\-\\-${option.replaceAll("-", "\\-")}`);
    expect(line).not.toBe("");
  }
  for (const line of out.split("\n").filter((each) => /^[.']/.test(each))) {
    expect(line).toMatch(/^\.(?:TH PARLANCE 1|SH [A-Z ]+$|TP$|[BI] )/);
  }
  expect(out.replaceAll(/\\(?:-|e|fB|fI|fR|\(dq)/g, "")).not.toMatch(/\\|--/);
});
