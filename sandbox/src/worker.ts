import { accounts } from "./accounts.ts";
import { openState } from "./begin.ts";
import type { DeliveryMessage, SandboxData, WorkerNotice } from "./messages.ts";
import { createSandboxServer } from "./sandbox.ts";
import { createMessageListener } from "./serve.ts";
import { openSqliteProgram } from "./sqlite-program.ts";

self.onmessage = ({ data }: MessageEvent<SandboxData>) =>
  startWorker(data).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    postMessage({ kind: "failed", message } satisfies WorkerNotice);
  });

async function startWorker({ sqlite, seed }: SandboxData): Promise<void> {
  const [program, image] = await Promise.all([openSqliteProgram(sqlite), readSeed(seed)]);
  const sandbox = createSandboxServer({ begin: (now) => openState(program, image, now), now: Date.now, deliver });
  self.onmessage = createMessageListener(sandbox);
  postMessage({ kind: "ready", accounts } satisfies WorkerNotice);
}

async function readSeed(seed: ArrayBuffer): Promise<Uint8Array> {
  const { body } = new Response(seed);
  const image = (body as ReadableStream<BufferSource>).pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(image).arrayBuffer());
}

function deliver(delivery: DeliveryMessage): Promise<number | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<number | null>) => {
      port1.close();
      resolve(data);
    };
    postMessage({ kind: "delivery", delivery } satisfies WorkerNotice, { transfer: [port2] });
  });
}
