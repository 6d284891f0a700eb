import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { readChildUsage } from "./process-usage.ts";
import { RpcWorker, WorkerLostError } from "./rpc-worker.ts";

const here = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

const program = `
import { readFileSync } from "node:fs";
import { serveRpc } from ${here("./serve-rpc.ts")};
serveRpc({
  ready: async () => {},
  push: async () => { for (const all = []; ; ) all.push(1); },
  fill: async () => new Array(2e8).fill(1).length,
  gather: async () => { for (const all = []; ; ) all.push({}); },
  crash: async () => { setImmediate(() => { throw new Error("The disk is gone."); }); return new Promise(() => {}); },
  endless: async () => { for (;;); },
  id: async () => process.pid,
  environment: async () => process.env,
  settings: async () => ["oom_score_adj", "coredump_filter"].map((name) => Number(readFileSync("/proc/self/" + name))),
  same: async (value) => value,
});
`;

async function writeProgram(text: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), "process-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "worker.mjs"), text);
  return pathToFileURL(join(folder, "worker.mjs"));
}

async function startProcess(text = program): Promise<RpcWorker> {
  const thread = new RpcWorker({ program: await writeProgram(text), maxHeapMegabytes: 64 });
  onTestFinished(() => thread.end());
  return thread;
}

const lossOf = (thread: RpcWorker, method: string): Promise<unknown> =>
  thread.request(method, []).catch((error) => error);

test.each(["push", "fill", "gather"])("a program that needs too much memory ends alone: %s", async (method) => {
  const thread = await startProcess();
  const error = await lossOf(thread, method);
  expect(error).toBeInstanceOf(WorkerLostError);
  expect(error).toHaveProperty("isOutOfMemory", true);
});

test.skipIf(process.platform === "win32")("a program that the system kills has run out of memory", async () => {
  const thread = await startProcess();
  const id = (await thread.request("id", [])) as number;
  const loss = lossOf(thread, "endless");
  process.kill(id, "SIGKILL");
  expect(await loss).toHaveProperty("isOutOfMemory", true);
});

test("the error that ends a program is the cause of the loss", async () => {
  const error = await lossOf(await startProcess(), "crash");
  expect(error).toHaveProperty("isOutOfMemory", false);
  expect(error).toHaveProperty("cause.message", expect.stringContaining("Error: The disk is gone."));
});

test("a program that can't be started is lost, and can be ended", async () => {
  const { execPath } = process;
  process.execPath = "/missing/node";
  onTestFinished(() => {
    process.execPath = execPath;
  });
  const thread = await startProcess();
  await expect(thread.ready).rejects.toHaveProperty("cause.message", expect.stringMatching(/ENOENT|No such file/));
  await thread.end();
});

test.skipIf(process.platform === "win32").each(["SIGINT", "SIGTERM"])(
  "a program finishes its work although it receives %s like its parent",
  async (signal) => {
    const thread = await startProcess();
    process.kill((await thread.request("id", [])) as number, signal);
    expect(await thread.request("same", ["done"])).toBe("done");
  },
);

test("a program that can't become ready ends, so that the next one is tried", async () => {
  const thread = await startProcess(program.replace("ready: async () => {}", "ready: async () => missing"));
  await expect(thread.ready).rejects.toThrow("missing is not defined");
  expect(thread.isLost).toBe(true);
});

test("a program receives nothing of the environment but its variables for the cache, malloc and the time zone", async () => {
  process.env.PARLANCE_TEST_PASSWORD = "secret";
  onTestFinished(() => {
    delete process.env.PARLANCE_TEST_PASSWORD;
  });
  const names = Object.keys((await (await startProcess()).request("environment", [])) as object);
  expect(
    names.filter((name) => !/^(?:GLIBC_TUNABLES|NODE_\w*COMPILE_CACHE|TZ|SYSTEMROOT|TEMP|WINDIR)$/i.test(name)),
  ).toEqual([]);
});

test("values are the same after both ways, and moved buffers are detached", async () => {
  const bytes = new Uint8Array([1, 2]);
  const value = { bytes, none: undefined, map: new Map([[1, "\ud800"]]), error: new Error("No.", { cause: "x" }) };
  const expected = structuredClone(value);
  const moved = { moved: [bytes.buffer] };
  expect(await (await startProcess()).request("same", [value], moved)).toEqual(expected);
  expect(bytes).toHaveLength(0);
});

test.runIf(process.platform === "linux")(
  "if memory runs out, the system ends a program before its parent, and a core dump has no texts",
  async () => {
    const own = Number(readFileSync("/proc/self/oom_score_adj", "latin1"));
    expect(await (await startProcess()).request("settings", [])).toEqual([Math.min(1000, own + 300), 0]);
  },
);

test.runIf(process.platform === "linux")(
  "the memory and the time of programs are known, also after they ended",
  async () => {
    const before = readChildUsage();
    const thread = await startProcess();
    await thread.ready;
    const during = readChildUsage();
    expect(during.bytes - before.bytes).toBeGreaterThan(4 * 2 ** 20);
    expect(during.cpuMs).toBeGreaterThan(before.cpuMs);
    await thread.end();
    const after = readChildUsage();
    expect(after.bytes).toBeLessThan(during.bytes);
    expect(after.cpuMs).toBeGreaterThanOrEqual(during.cpuMs);
  },
);

/** Runs a parent with a child whose process ID it prints. @returns the ID after the parent's end */
async function runParent(end: string): Promise<number> {
  const parent = `
    import { RpcWorker } from ${here("./rpc-worker.ts")};
    const thread = new RpcWorker({ program: new URL(${JSON.stringify((await writeProgram(program)).href)}), maxHeapMegabytes: 64 });
    console.log(await thread.request("id", []));
    ${end}`;
  const run = promisify(execFile)(process.execPath, ["--input-type=module", "-e", parent]);
  return Number(
    await run.then(
      ({ stdout }) => stdout,
      ({ stdout }) => stdout,
    ),
  );
}

/** A process that has ended and for which its new parent didn't wait yet is a zombie. */
const isRunning = (id: number) =>
  existsSync(`/proc/${id}/stat`) && !readFileSync(`/proc/${id}/stat`, "latin1").includes(") Z ");

test.runIf(process.platform === "linux").each([
  ["an idle process ends with its parent, however that ends", `process.kill(process.pid, "SIGKILL");`],
  [
    "a process in endless work ends when its parent exits",
    `thread.request("endless", []); setTimeout(() => process.exit(1), 100);`,
  ],
  [
    "a process in endless work ends when its parent is killed",
    `thread.request("endless", []); setTimeout(() => process.kill(process.pid, "SIGKILL"), 100);`,
  ],
])("%s", async (_, end) => {
  const id = await runParent(end);
  expect(id).toBeGreaterThan(0);
  await expect.poll(() => isRunning(id)).toBe(false);
});
