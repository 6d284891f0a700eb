import { type ChildProcess, spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { newPostgresDatabase, openStoreAndFiles } from "../../../testing/processes/data.ts";
import { startServer } from "../../../testing/processes/server-process.ts";

/** Processes are slow on a busy machine. */
const untilDone = { timeout: 120_000 };

const program = fileURLToPath(new URL("main.ts", import.meta.url));

/** Starts the command in a separate process, and records the lines that it prints. */
function startListening(env: Record<string, string>, ...words: string[]) {
  const child: ChildProcess = spawn(process.execPath, [program, "webhooks", "listen", ...words], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on("line", (line) => lines.push(line));
  }
  const ended = once(child, "close");
  return {
    lines,
    async stop(signal: NodeJS.Signals) {
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** Records received requests, and responds with 202. */
async function openReceiver() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(202).end();
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
  });
  return { received, host: `localhost:${(server.address() as AddressInfo).port}` };
}

test.each([
  ["SQLite", async () => ({})],
  ["PostgreSQL", async () => ({ DATABASE_URL: await newPostgresDatabase() })],
] as const)(
  "commands that listen get the events of a server on %s, signed, until they are stopped",
  async (_, open) => {
    const folder = await mkdtemp(join(tmpdir(), "listen-"));
    const database: Record<string, string> = await open();
    const env = { PARLANCE_DATA: join(folder, "data"), ...database };
    const server = await startServer({ folder, env: database });
    const key = (await readFile(join(folder, "data/dev-key"), "utf8")).trim();
    const send = async (method: string, path: string, body: object) => {
      const headers = { authorization: `Basic ${btoa(`${key}:`)}`, "content-type": "application/json" };
      const send = () => fetch(server.origin + path, { method, headers, body: JSON.stringify(body) });
      let response = await send();
      // On a slow disk, one of the others may write for longer than a request waits.
      while (response.status === 503) response = await sleep(1000).then(send);
      expect(response.status).toBe(200);
      return response.json();
    };
    const languages = { srclang: "en", srclocale: "GB", trglang: "de", trglocale: "DE" };
    const { id: memory_id } = await send("POST", "/v2/memories", { name: "Harbour", ...languages });
    const { job_id } = await send("POST", "/v2/projects", { name: "Leaflets", memory_id, ...languages });

    const [all, named] = [await openReceiver(), await openReceiver()];
    const json = startListening(env, "--forward-to", `http://${all.host}/hook`, "--json");
    const plain = startListening(env, "--forward-to", `${named.host}/hook`, "--events", "JOB_DELIVER,PROJECT_DELIVER");
    await expect.poll(() => [json.lines.length, plain.lines.length], untilDone).toEqual([1, 2]);
    const { secret, forwardTo } = JSON.parse(json.lines[0] ?? "");
    expect([secret, forwardTo]).toEqual([expect.stringMatching(/^whsec_\S{44}$/), `http://${all.host}/hook`]);
    expect(plain.lines).toEqual([
      expect.stringMatching(/^Signing secret {2}whsec_\S{44}$/),
      `Forwarding JOB_DELIVER, PROJECT_DELIVER of "Default" to http://${named.host}/hook. To stop, press Ctrl+C.`,
    ]);

    const renames = 30;
    for (let at = 0; at < renames; at++) await send("PUT", `/v2/jobs/${job_id}`, { name: `Leaflets ${at}` });
    await send("POST", `/v2/jobs/${job_id}/deliver`, {});
    await expect.poll(() => [all.received.length, named.received.length], untilDone).toEqual([renames + 2, 2]);
    const names = all.received.flatMap(({ body }) => JSON.parse(body).name ?? []);
    expect(new Set(names)).toEqual(new Set(Array.from({ length: renames }, (_, at) => `Leaflets ${at}`)));
    for (const { headers, body } of all.received) {
      const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
      for (const bytes of [secret, Buffer.from(secret.slice("whsec_".length), "base64")]) {
        const code = createHmac("sha256", bytes).update(signed).digest("base64");
        expect(String(headers["webhook-signature"]).split(" ")).toContain(`v1,${code}`);
      }
    }
    await expect.poll(() => [json.lines.length, plain.lines.length], untilDone).toEqual([renames + 3, 4]);
    expect(JSON.parse(json.lines[1] ?? "")).toMatchObject({ eventType: "JOB_UPDATE", signature: "valid", status: 202 });
    expect(plain.lines[2]).toMatch(/^\S+ \S+ {2}(?:JOB|PROJECT)_DELIVER {2}delivery-\d+ {2}signed {2}202 {2}\d+ ms$/);

    expect([await json.stop("SIGINT"), await plain.stop("SIGTERM")]).toEqual([0, 0]);
    expect(await server.stop()).toBe(0);
    const data = await openStoreAndFiles({
      dataFolder: env.PARLANCE_DATA,
      databaseUrl: database.DATABASE_URL,
      s3: undefined,
    });
    expect(await data.countRows("eventListeners", "heardEvents")).toEqual([0, 0]);
    await data.close();
    await rm(folder, { recursive: true });
  },
);
