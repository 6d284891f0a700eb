import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RpcThread } from "./rpc-thread.ts";

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
let thread: RpcThread;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "responses-"));
  await writeFile(join(folder, "worker.mjs"), program);
  thread = new RpcThread({ program: pathToFileURL(join(folder, "worker.mjs")) });
});
afterEach(async () => {
  await thread.end();
  await rm(folder, { recursive: true });
});

test("a response that cannot be sent is an error, and the worker continues", async () => {
  expect(await thread.request("count", [])).toBe(1);
  await expect(thread.request("value", [])).rejects.toThrow("The response to value cannot be sent: ");
  await expect(thread.request("fault", [])).rejects.toThrow("The response to fault cannot be sent: the disk is full");
  expect(await thread.request("count", [])).toBe(2);
});

test("a request that cannot be sent is refused, and the next gets its response", async () => {
  await expect(thread.request("count", [() => {}])).rejects.toThrow("could not be cloned");
  expect(await thread.request("count", [])).toBe(1);
});
