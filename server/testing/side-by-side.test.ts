import { expect, inject, test } from "vitest";
import { findFaults } from "./consistency.ts";
import { chooser, seedRandom } from "./seeded.ts";
import { openTestServer } from "./test-server.ts";
import { makeWorld, writers } from "./writers.ts";

test.skipIf(inject("postgres"))(
  "every operation that writes, and every background task, succeeds by itself",
  async () => {
    const server = await openTestServer();
    const failed: unknown[] = [];
    for (const [at, writer] of writers.entries()) {
      const world = await makeWorld(server, `Alone${at}`);
      await writer.prepare?.(server, world);
      const response = await writer.run(server, world, chooser(seedRandom(at)));
      if (response && response.status >= 300) failed.push([writer.name, response.status, response.text]);
      server.time.now += 120_000;
      await server.settle();
    }
    expect(failed).toEqual([]);
    expect(server.errors).toEqual([]);
    expect(await findFaults(server.core.store, server.files)).toEqual([]);
  },
);

test("a segment whose memory learned it again between two deletions is no fault", async () => {
  const server = await openTestServer();
  const { segment: id } = await makeWorld(server, "Twice");
  const remove = () => server.request("DELETE", `/v2/segments?id=${id}`);
  await remove();
  await server.request("PUT", "/v2/segments", { body: { id, target: "Twice 0 liegt hier." } });
  await remove();
  expect(await findFaults(server.core.store, server.files)).toEqual([]);
});
