import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { runInThisContext } from "node:vm";
import { parentPort } from "node:worker_threads";
import { endWorker } from "./end-worker.ts";
import type { RpcRequest } from "./rpc-worker.ts";

// Bergamot's own worker is a script for browsers, and its variant for Node does not start. So it runs here unchanged,
// in an environment that looks like a browser's worker.

type Listener = (event: { data: { id: number; name: string; args: unknown[] } }) => void;

const script = new URL(import.meta.resolve("@browsermt/bergamot-translator/worker/translator-worker.js"));
const run = (name: string) => runInThisContext(readFileSync(new URL(name, script), "utf8"), { filename: name });

const startId = -1;
const started = Promise.withResolvers<void>();

const workerScope = {
  location: script,
  importScripts: run,
  async fetch(url: URL): Promise<Response> {
    return new Response(await readFile(url), { headers: { "content-type": "application/wasm" } });
  },
  addEventListener(_: "message", onMessage: Listener): void {
    onMessage({ data: { id: startId, name: "initialize", args: [{}] } });
    parentPort?.on("message", ({ id, method, parameters }: RpcRequest) => {
      started.promise.then(() => onMessage({ data: { id, name: method, args: parameters } })).catch(endWorker);
    });
  },
  postMessage({ id, result, error }: { id: number; result?: unknown; error?: { message: string } }): void {
    // A failure may leave the thread in any state, so it ends, and the next request starts another one.
    if (error) throw new Error(error.message);
    if (id === startId) started.resolve();
    else parentPort?.postMessage({ id, value: result });
  },
};

Object.assign(globalThis, { self: workerScope });
run("translator-worker.js");
