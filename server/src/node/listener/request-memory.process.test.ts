import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listener.ts";

test("a request's objects don't live until the next full garbage collection", async () => {
  setFlagsFromString("--expose-gc");
  const collectYoung = runInNewContext("() => gc({ type: 'minor' })") as () => void;
  const server = await listen({ fetch: async () => new Response("x") }, { port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => server.close(0));
  onTestFinished(() => agent.destroy());
  const oldBytes = () => getHeapSpaceStatistics().find((each) => each.space_name === "old_space")?.space_used_size ?? 0;
  const growthOf = async (requests: number) => {
    const before = oldBytes();
    for (let sent = 0; sent < requests; sent++) {
      const [response] = (await once(get(server.origin, { agent }), "response")) as [IncomingMessage];
      await once(response.resume(), "end");
      if (sent % 50 === 0) collectYoung();
    }
    // An object that survives two collections is old.
    for (let times = 0; times < 2; times++) collectYoung();
    return oldBytes() - before;
  };
  // Compiled code and the connection are old objects, too.
  await growthOf(300);
  // Other work of the process, such as compilation, may grow during one of the parts.
  const growths = [await growthOf(400), await growthOf(400), await growthOf(400)];
  expect(Math.min(...growths) / 400).toBeLessThan(1500);
});
