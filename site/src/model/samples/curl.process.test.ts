import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { writeCurl } from "./curl.ts";
import type { SampleRequest } from "./sample-request.ts";
import { request } from "./testing/request.ts";

const post = (changes: Partial<SampleRequest>) => request({ method: "post", ...changes });

/** Runs a command in an interactive bash, which replaces `!` by its history. Its curl prints the arguments. */
function type(command: string) {
  const lines = ["set -o history -o histexpand", "curl() { printf '%s\\0' \"$@\"; }", command, ""];
  return spawnSync("bash", { input: lines.join("\n"), encoding: "utf8", env: { API: "http://a", API_KEY: "k" } });
}

function parseArguments(command: string): string[] {
  const { stdout, stderr } = type(command);
  expect(stderr).toBe("");
  return stdout.split("\0").slice(0, -1);
}

const text = 'it\'s "so" `id` $(id) $HOME \\ !x !! %41 & ; größe 😀\t';

test("typed text goes to curl as it was typed, whatever the shell makes of its characters", () => {
  const query: SampleRequest["query"] = [["query", text]];
  const [, , , , address = ""] = parseArguments(writeCurl(post({ query })));
  expect(new URL(address).searchParams.get("query")).toBe(text);
  for (const note of [text, `${text}\r\n`]) {
    const body = { kind: "text" as const, mediaType: "text/plain", value: note, text: note };
    expect(parseArguments(writeCurl(post({ body }))).at(-1)).toBe(note);
  }
  const json = parseArguments(writeCurl(post({ body: { kind: "json", value: { note: `${text}\r\n\u0000` } } }))).at(-1);
  expect(JSON.parse(json ?? "")).toEqual({ note: `${text}\r\n\u0000` });
});

test("a command whose file is missing names it and sends nothing", () => {
  const name = `${text}\n.txt`;
  const missing = expect.stringContaining(`${name}: No such file or directory`);
  expect(type(writeCurl(post({ body: { kind: "file", name } })))).toMatchObject({ stdout: "", stderr: missing });
});

test("in a fresh shell a command names the variable that it misses, and sends nothing", () => {
  const paste = (env: Record<string, string>) =>
    spawnSync("bash", ["--norc"], { input: `curl() { echo sent; }\n${writeCurl(post({}))}\n`, encoding: "utf8", env });
  expect(paste({})).toMatchObject({ stdout: "", stderr: expect.stringContaining("API_KEY: parameter") });
  expect(paste({ API_KEY: "k" })).toMatchObject({ stdout: "", stderr: expect.stringContaining("API: parameter") });
  expect(paste({ API_KEY: "k", API: "http://a" })).toMatchObject({ stdout: "sent\n", stderr: "" });
});

test("so do the address of a server and a key", () => {
  const command = writeCurl(post({ query: [["query", text]] }), { base: "https://a.example/$(id)!x", key: "k$&'\"`!" });
  const [, , , key, address = ""] = parseArguments(command);
  expect(key).toBe("k$&'\"`!:k$&'\"`!");
  expect(address).toMatch(/^https:\/\/a\.example\/\$\(id\)!x\/v2\/things\?query=/);
  expect(new URL(address).searchParams.get("query")).toBe(text);
});
