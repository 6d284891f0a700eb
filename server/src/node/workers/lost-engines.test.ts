import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../../testing/databases.ts";
import { MemoryEngines } from "../../engines/memory-engines.ts";
import { openStore } from "../../store/store.ts";
import { WorkerLostError } from "./rpc-worker.ts";
import { workerEngines } from "./worker-engines.ts";

/** Engines in a worker that ends once, when this method is requested, and two memories with an entry. */
async function openLostEngines(method: string) {
  const cacheFolder = await mkdtemp(join(tmpdir(), "parlance-lost-"));
  const [program, marker] = [join(cacheFolder, "worker.mjs"), join(cacheFolder, "lost")];
  await writeFile(
    program,
    `import { existsSync, writeFileSync } from "node:fs";
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ method }) => {
      if (method !== ${JSON.stringify(method)} || existsSync(${JSON.stringify(marker)})) return;
      writeFileSync(${JSON.stringify(marker)}, "");
      process.exit();
    });
    await import(${JSON.stringify(new URL("./engine-worker.ts", import.meta.url))});`,
  );
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const host = workerEngines({ cacheFolder, workers: 1, program: pathToFileURL(program), report });
  const { database, ...options } = await testDatabase();
  const store = await openStore(database, () => 1_741_600_800_000, options);
  const organizationId = await store.accounts.createOrganization("Default", "business");
  const userId = await store.accounts.userOf(organizationId, "admin@localhost");
  const caller = { keyId: 1, userId, organizationId, email: "admin@localhost", isDevelopmentKey: true };
  const languages = { sourceLang: "en", targetLang: "de", sourceRegion: null, targetRegion: null };
  const newMemory = async () => {
    const memory = { ...(await store.memories.create(caller, { name: "a", ...languages })), organizationId };
    const entry = { id: memory.id, source: "Save the file", target: "Datei sichern" };
    const origin = { resource: null, documentId: 1, userEmail: "admin@localhost" };
    await store.atomically((tx) => tx.entries.put(organizationId, memory.id, [{ ...entry, ...origin }]));
    return memory;
  };
  const engines = new MemoryEngines(host, store, { maxBytes: 1, report });
  onTestFinished(async () => {
    await engines.end();
    await store.close();
    await rm(cacheFolder, { recursive: true });
  });
  return { engines, memories: [await newMemory(), await newMemory()], reported };
}

test.each(["open", "apply", "lookUp", "close"])(
  "a worker that ends at %s loses no request, and is reported",
  async (method) => {
    const { engines, memories, reported } = await openLostEngines(method);
    for (const memory of [...memories, ...memories]) {
      const [[match] = []] = await engines.lookUp(memory, [{ source: "Save the file", limit: 1 }]);
      expect(match).toMatchObject({ score: 100, target: "Datei sichern" });
    }
    expect(reported).toContainEqual(new WorkerLostError());
  },
);

test.each(["translate", "align"])("a worker that ends at %s loses no request", async (method) => {
  const {
    engines,
    memories: [memory],
    reported,
  } = await openLostEngines(method);
  if (!memory) throw new Error("There is no memory.");
  await engines.learnAll(memory);
  const [[best] = []] = await engines.translate(memory, [{ source: "Save the file", n: 1 }]);
  expect(best?.target).toBe("Datei sichern");
  expect(await engines.align(memory, "file", "Datei")).toEqual([[0, 0]]);
  expect(reported).toContainEqual(new WorkerLostError());
});

test("a worker that ends while it is ended is no failure of the end", async () => {
  const {
    engines,
    memories: [memory],
    reported,
  } = await openLostEngines("end");
  if (memory) await engines.prepare(memory);
  await engines.end();
  expect(reported).toContainEqual(new WorkerLostError());
});

test("engines that take too long to save are ended, which is reported", async () => {
  const folder = await mkdtemp(join(tmpdir(), "parlance-slow-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const program = join(folder, "worker.mjs");
  await writeFile(
    program,
    `import { serveRpc } from ${JSON.stringify(new URL("./serve-rpc.ts", import.meta.url))};
    serveRpc({ listSaved: async () => [], end: () => new Promise(() => {}) });`,
  );
  const [reported, closing]: [unknown[], AbortController] = [[], new AbortController()];
  const report = (error: unknown) => reported.push(error);
  const options = { cacheFolder: folder, program: pathToFileURL(program), closing: closing.signal };
  const host = workerEngines({ ...options, s3: undefined, providers: [], report });
  await host.listSaved();
  const ended = host.end();
  closing.abort(new Error("There is no more time."));
  await ended;
  expect(reported).toEqual([new Error("There is no more time.")]);
  await expect(host.listSaved()).rejects.toThrow(WorkerLostError);
});
