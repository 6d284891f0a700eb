import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RpcWorker } from "./rpc-worker.ts";

const program = `
import { serveRpc } from ${JSON.stringify(new URL("./serve-rpc.ts", import.meta.url).href)};
let requests = 0;
const methods = {
  count: async () => ++requests,
  value: async () => () => {},
  fault: async () => { throw Object.assign(new Error("the disk is full"), { cause: () => {} }); },
  end: async () => {},
};
serveRpc(methods);
`;
let folder: string;
let worker: RpcWorker;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "responses-"));
  await writeFile(join(folder, "worker.mjs"), program);
  worker = new RpcWorker({ program: pathToFileURL(join(folder, "worker.mjs")) });
});
afterEach(async () => {
  await worker.end();
  await rm(folder, { recursive: true });
});

test("a response that cannot be sent is an error, and the worker continues", async () => {
  expect(await worker.request("count", [])).toBe(1);
  await expect(worker.request("value", [])).rejects.toThrow("The response to value cannot be sent: ");
  await expect(worker.request("fault", [])).rejects.toThrow("The response to fault cannot be sent: the disk is full");
  expect(await worker.request("count", [])).toBe(2);
});

test("a request that cannot be sent is refused, and the next gets its response", async () => {
  await expect(worker.request("count", [() => {}])).rejects.toThrow("could not be cloned");
  expect(await worker.request("count", [])).toBe(1);
});
