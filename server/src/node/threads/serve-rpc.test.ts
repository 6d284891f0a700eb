import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WorkerClient } from "./worker-engines.ts";

const program = `
import { serveRpc } from ${JSON.stringify(new URL("./serve-rpc.ts", import.meta.url).href)};
let asked = 0;
const methods = {
  count: async () => ++asked,
  value: async () => () => {},
  fault: async () => { throw Object.assign(new Error("the disk is full"), { cause: () => {} }); },
  end: async () => {},
};
serveRpc(methods);
`;
let folder: string;
let line: WorkerClient;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "answers-"));
  await writeFile(join(folder, "worker.mjs"), program);
  line = new WorkerClient(pathToFileURL(join(folder, "worker.mjs")));
});
afterEach(async () => {
  await line.end();
  await rm(folder, { recursive: true });
});

test("a response that cannot be sent is an error, and the worker continues", async () => {
  expect(await line.request("count", [])).toBe(1);
  await expect(line.request("value", [])).rejects.toThrow("The response to value cannot be sent: ");
  await expect(line.request("fault", [])).rejects.toThrow("The response to fault cannot be sent: the disk is full");
  expect(await line.request("count", [])).toBe(2);
});

test("a request that cannot be sent is refused, and the next gets its response", async () => {
  await expect(line.request("count", [() => {}])).rejects.toThrow("could not be cloned");
  expect(await line.request("count", [])).toBe(1);
});
