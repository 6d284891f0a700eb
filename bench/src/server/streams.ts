import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "../engine/cpu.ts";
import type { Measurements } from "../engine/report.ts";
import { write } from "./connection.ts";
import { authorization, type BenchServer, byClients, startServer } from "./server-process.ts";

const measured = 50;
const open = 500;
const megabyte = 2 ** 20;

const order = {
  language: "en-GB",
  template: "blog-post",
  templateParams: { language: "en-GB", contentLength: 150, summary: "an introduction to the ferry timetable" },
};

/** The first event of the built-in writer, and what many streams of a writer that never ends take. */
export async function measureStreams(): Promise<Measurements> {
  const first = await withServer({}, async (server) => {
    const ms: number[] = [];
    await byClients(1, Array.from({ length: measured }), async () => {
      const start = performance.now();
      const stream = await openStream(server);
      ms.push(performance.now() - start);
      stream.destroy();
    });
    return percentile(ms, 95);
  });
  return { "first event p95 ms": first, "500 open MB": await measureOpen() };
}

async function measureOpen(): Promise<number> {
  const writer = await startEndlessWriter();
  const settings = { PARLANCE_TEXT_URL: writer.origin, PARLANCE_TEXT_MODEL: "endless" };
  const bytes = await withServer(settings, async (server) => {
    (await openStream(server)).destroy();
    await sleep(1000);
    const before = (await server.usage()).rssBytes;
    const streams: Socket[] = [];
    await byClients(8, Array.from({ length: open }), async () => {
      streams.push(await openStream(server));
    });
    while (writer.open() < open) await sleep(20);
    const after = (await server.usage()).rssBytes;
    for (const stream of streams) stream.destroy();
    return after - before;
  });
  writer.stop();
  return bytes / megabyte;
}

async function withServer<T>(settings: Record<string, string>, work: (server: BenchServer) => Promise<T>) {
  const server = await startServer(settings);
  try {
    await server.request({ method: "POST", path: "/v2/create/terms-and-conditions", body: { signedAgreement: true } });
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** A stream of which the first event came. */
async function openStream({ port }: BenchServer): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  const headers = { authorization, "content-type": "application/json" };
  socket.write(write({ method: "POST", path: "/v2/create", headers, body: JSON.stringify(order) }));
  let received = "";
  while (!received.includes("data: ")) received += String((await once(socket, "data"))[0]);
  if (!received.startsWith("HTTP/1.1 200")) throw new Error(`No stream: ${received}`);
  return socket;
}

/** A service with OpenAI's interface that writes a word and then continues thinking. */
async function startEndlessWriter() {
  let count = 0;
  const event = { choices: [{ delta: { content: "Ferries" } }] };
  const server = createServer((request, response) => {
    count++;
    request.resume();
    response.on("close", () => count--);
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`data: ${JSON.stringify(event)}\n\n`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: () => count,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
