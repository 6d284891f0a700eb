import { expect, test } from "vitest";
import { countDatabase, testOfSqlite } from "../../testing/counted-database.ts";
import { growthWhenDoubled } from "../../testing/doubling.ts";
import { buildTmx, importInto, memoryNow, newMemory } from "../../testing/memories.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { nextTurn } from "../core/turns.ts";
import { inProcessEngines } from "../engines/in-process-engines.ts";

/** More than a page of 1,000 rows, and than a transaction that reads 500 rows and changes as many older ones. */
const maxRows = 1600;

const buildTerms = (count: number) => Array.from({ length: count }, (_, at) => `term ${at},Wort ${at}`).join("\n");

async function withServer<T>(work: (server: Awaited<ReturnType<typeof openTestServer>>) => Promise<T>, options = {}) {
  const server = await openTestServer(options);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

test("twice the terms take twice the work", async () => {
  await withServer(async (server) => {
    const secondsFor = async (count: number) => {
      const id = await newMemory(server);
      const begun = process.cpuUsage();
      await importInto(server, id, "a.csv", buildTerms(count));
      await importInto(server, id, "a.csv", buildTerms(count));
      const { user } = process.cpuUsage(begun);
      return user / 1e6;
    };
    expect(await growthWhenDoubled(4000, secondsFor, 2.6)).toBeLessThan(2.6);
  });
});

testOfSqlite("no turn of the event loop reads or writes many rows of an import, new or known", async () => {
  const { on, takeMax } = countDatabase();
  const here = inProcessEngines();
  // Engines in separate threads also respond in a later turn.
  const engines: typeof here = { ...here, apply: (...inputs) => nextTurn().then(() => here.apply(...inputs)) };
  await withServer(
    async (server) => {
      const id = await newMemory(server);
      for (const _ of ["new", "known"]) {
        takeMax();
        await importInto(server, id, "a.csv", buildTerms(5000));
        expect(takeMax()).toBeLessThanOrEqual(maxRows);
      }
      await server.request("DELETE", `/v2/memories?id=${id}`);
      takeMax();
      await server.settle();
      expect(takeMax()).toBeLessThanOrEqual(maxRows);
    },
    { on, engines },
  );
});

test("an import breaks off when the server stops, and shows nothing of itself", async () => {
  await withServer(async (server) => {
    const id = await newMemory(server);
    const headers = { memory_id: String(id), name: "a.csv" };
    await server.request("POST", "/v2/memories/import", { body: buildTerms(20_000), headers });
    const { queue, store } = server.core;
    const atomically = store.atomically.bind(store);
    let written = 0;
    const first = new Promise<void>((resolve) => {
      store.atomically = (work) =>
        atomically((tx) => {
          const insertImported = tx.terms.insertImported.bind(tx.terms);
          tx.terms.insertImported = async (...inputs) => {
            written++;
            resolve();
            return insertImported(...inputs);
          };
          return work(tx);
        });
    });
    queue.start();
    await first;
    await queue.stop();
    expect(written).toBeLessThan(5);
    expect(await memoryNow(server, id)).toMatchObject({ is_processing: true, version: 0 });
  });
});

test("a server stops before the engine has read a whole import", async () => {
  const reading = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const here = inProcessEngines();
  const engines: typeof here = {
    ...here,
    async apply() {
      reading.resolve();
      await stopped.promise;
    },
  };
  await withServer(
    async (server) => {
      const id = await newMemory(server);
      const headers = { memory_id: String(id), name: "a.csv" };
      await server.request("POST", "/v2/memories/import", { body: buildTerms(10), headers });
      const { queue } = server.core;
      queue.start();
      await reading.promise;
      await queue.stop();
      expect(await memoryNow(server, id)).toMatchObject({ is_processing: false });
      expect(server.errors).toEqual([]);
      stopped.resolve();
    },
    { engines },
  );
});

test("entries that an import brings again are replaced though the server stopped before that was done", async () => {
  await withServer(async (server) => {
    const id = await newMemory(server);
    const { store } = server.core;
    const pairs = async () => {
      const all: unknown[] = [];
      for await (const page of store.terms.pages(server.organizationId, id)) {
        for (const { target, metadata } of page) all.push([target, metadata]);
      }
      return all;
    };
    await importInto(server, id, "a.csv", "quay,Kai,old");
    const atomically = store.atomically.bind(store);
    let fails = true;
    store.atomically = (work) =>
      atomically((tx) => {
        const replaceKnown = tx.terms.replaceKnown.bind(tx.terms);
        tx.terms.replaceKnown = async (...inputs) => {
          if (fails) throw new Error("stopped");
          return replaceKnown(...inputs);
        };
        return work(tx);
      });
    await importInto(server, id, "b.csv", "quay,Kai,new\nferry,Fähre,new");
    expect(await memoryNow(server, id)).toMatchObject({ is_processing: true, version: 2 });
    fails = false;
    server.time.now += 60_000;
    await server.settle();
    expect(await memoryNow(server, id)).toMatchObject({ is_processing: false, version: 2 });
    expect(await pairs()).toEqual([
      ["Kai", { column3: "new" }],
      ["Fähre", { column3: "new" }],
    ]);
  });
});

test.each(["erases what a try before wrote", "reads the file"])(
  "another process's import stays as it is when a process that slept %s",
  async (step) => {
    await withServer(async (server) => {
      const id = await newMemory(server);
      const { store } = server.core;
      const { organizationId, time, files } = server;
      /** Runs the import's task as another process would, and ends it. */
      const importElsewhere = async () => {
        time.now += 31_000;
        const task = await store.tasks.claim("another", 30_000);
        if (!task) throw new Error("There is no task.");
        const match = await find(organizationId, (task.input as { importId: number }).importId);
        if (!match) throw new Error("There is no import.");
        await store.atomically(async (tx) => {
          await tx.entries.insertImported(organizationId, match, [{ source: "The ferry.", target: "Die Fähre." }]);
          await tx.imports.complete(
            organizationId,
            match.id,
            (await tx.memories.raiseChangeNo(organizationId, id)) ?? 0,
          );
          await tx.memories.closeTask(organizationId, id);
          await tx.tasks.done(task.id, "another");
        });
        await files.delete(match.file);
      };
      const find = store.imports.find.bind(store.imports);
      if (step === "reads the file") {
        const { read } = files;
        files.read = async (name) => {
          const file = await read(name);
          await importElsewhere();
          return file;
        };
      } else {
        store.imports.find = async (...requests) => {
          const match = await find(...requests);
          await importElsewhere();
          return match;
        };
      }
      const body = buildTmx([["The ferry.", "Die Fähre."]]);
      await server.request("POST", "/v2/memories/import", { body, headers: { memory_id: String(id), name: "a.tmx" } });
      await server.settle();
      const { json } = await server.request("GET", `/v2/memories/query?id=${id}&query=The ferry.`);
      expect(json).toMatchObject([{ target: "Die Fähre.", score: 100 }]);
      expect(json).toHaveLength(1);
      expect(await memoryNow(server, id)).toMatchObject({ is_processing: false });
    });
  },
);

test("a file that a reader can't get through fails at once, with the reason, and leaves no task", async () => {
  const server = await openTestServer();
  const id = await newMemory(server);
  const unclosed = `<tmx version="1.4"><header srclang="en"/><body><tu ${'a="x" '.repeat(1_400_000)}`;
  const memory = await importInto(server, id, "a.tmx", unclosed);
  expect(memory).toMatchObject({
    is_processing: false,
    import_error_message: "File extraction error: a tag with too many attributes at line 1, column 48",
  });
  expect([server.errors, await server.core.store.tasks.listDead(server.organizationId)]).toEqual([[], []]);
});
