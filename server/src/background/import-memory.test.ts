import { expect, test } from "vitest";
import { inProcessEngines } from "../engine/in-process-engines.ts";
import { countedDatabase } from "../testing/counted-database.ts";
import { growthWhenDoubled } from "../testing/doubling.ts";
import { importInto, memoryNow, newMemory } from "../testing/memories.ts";
import { openTestServer } from "../testing/test-server.ts";
import { nextTurn } from "../turns.ts";

/** A page of 1,000 rows, or a transaction that looks at 500, finds as many and changes them. */
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

test("no turn of the event loop reads or writes many rows of an import, new or known", async () => {
  const { on, takeMax } = countedDatabase();
  const here = inProcessEngines();
  // As with engines in threads of their own, which answer in a later turn.
  const engines: typeof here = { ...here, apply: (...given) => nextTurn().then(() => here.apply(...given)) };
  await withServer(
    async (server) => {
      const id = await newMemory(server);
      for (const _ of ["new", "known"]) {
        takeMax();
        await importInto(server, id, "a.csv", buildTerms(5000));
        expect(takeMax()).toBeLessThanOrEqual(maxRows);
      }
      await server.ask("DELETE", `/v2/memories?id=${id}`);
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
    await server.ask("POST", "/v2/memories/import", { body: buildTerms(20_000), headers });
    const { queue, store } = server.core;
    const insertImported = store.terms.insertImported.bind(store.terms);
    let written = 0;
    const first = new Promise<void>((resolve) => {
      store.terms.insertImported = async (...given) => {
        written++;
        resolve();
        return insertImported(...given);
      };
    });
    queue.start();
    await first;
    await queue.stop();
    expect(written).toBeLessThan(5);
    expect(await memoryNow(server, id)).toMatchObject({ is_processing: true, version: 0 });
  });
});

test("what an import brought again is replaced though the server stopped before that was done", async () => {
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
        tx.terms.replaceKnown = async (...given) => {
          if (fails) throw new Error("stopped");
          return replaceKnown(...given);
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
