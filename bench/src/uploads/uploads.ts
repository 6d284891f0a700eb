import { request } from "node:http";
import { connect } from "node:net";
import { type ProcessMemory, startServer, type UploadServer } from "./server-process.ts";

/** What the server took for a file of 1 GB that came in parts. */
export interface PartsRun {
  bytes: number;
  /** Of the request that completes it. */
  status: number;
  /** Size and status of the file at the end. */
  arrived: string;
  peak: ProcessMemory;
  cpuSeconds: number;
  /** Until the request that completes it had its response. */
  joinSeconds: number;
}

export interface UploadRun {
  inParts: PartsRun;
  /** Of a file of 1 GB. */
  bytes: number;
  status: number;
  peak: ProcessMemory;
  cpuSeconds: number;
  /** What was sent of bodies above the limit before the response. */
  refused: { name: string; status: number; sentBytes: number }[];
  /** After which a client that sends a byte a second is cut off. */
  slowBody: { seconds: number };
  slowHeaders: { seconds: number };
}

const oneGigabyte = 1_000_000_000;
const part = Buffer.alloc(1_000_000, "Mind the wet deck.\n");

/** Source: contract of the API, second part. */
const partBytes = 8 * 2 ** 20;

/** Uploads 1 GB in parts to a server in a process of its own; some parts come twice, and none in its order. */
async function measureParts(): Promise<PartsRun> {
  const server = await startServer({ PARLANCE_MAX_UPLOAD_BYTES: String(oneGigabyte) });
  const send = async (method: string, path: string, body?: object) => {
    const headers = { ...server.headers, "content-type": "application/json" };
    const response = await fetch(server.origin + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: await response.json() };
  };
  try {
    const before = await server.usage();
    const announced = { filename: "a.txt", type: "text/plain", metadata: { size: oneGigabyte } };
    const { uploadId, key } = (await send("POST", "/v2/upload/s3/multipart", announced)).json;
    const path = `/v2/upload/s3/multipart/${uploadId}`;
    const parts = new Map<number, string>();
    const sendPart = async (number: number) => {
      const size = Math.min(partBytes, oneGigabyte - (number - 1) * partBytes);
      const { url } = (await send("GET", `${path}/${number}?s3Key=${key}&size=${size}`)).json;
      const response = await fetch(url, { method: "PUT", body: Buffer.alloc(size, `Mind wet deck ${number}.\n`) });
      await response.arrayBuffer();
      parts.set(number, response.headers.get("etag") ?? "");
    };
    const numbers = Array.from({ length: Math.ceil(oneGigabyte / partBytes) }, (_, at) => at + 1).reverse();
    // As browsers do: several at a time, and again what did not arrive.
    const waiting = [...numbers, ...numbers.filter((number) => number % 20 === 0)];
    const client = async () => {
      for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) await sendPart(number);
    };
    await Promise.all([client(), client(), client()]);
    const startedAt = performance.now();
    const list = [...parts].map(([PartNumber, ETag]) => ({ ETag, PartNumber }));
    const { status } = await send("POST", `${path}/complete?s3Key=${key}`, { parts: list });
    const joinSeconds = (performance.now() - startedAt) / 1000;
    const { peak, cpu } = await server.usage();
    const upload = (await send("GET", `/v2/upload/${uploadId}`)).json;
    const [file] = (await send("GET", `/v2/files?id=${upload.fileId}`)).json;
    return {
      ...{ bytes: oneGigabyte, status, arrived: `${upload.status}, ${file?.name}`, peak, joinSeconds },
      cpuSeconds: (cpu.user + cpu.system - before.cpu.user - before.cpu.system) / 1e6,
    };
  } finally {
    await server.end();
  }
}

/** Uploads 1 GB, too much, and too slowly, to a server in a process of its own. */
export async function measureUploads(): Promise<UploadRun> {
  const inParts = await measureParts();
  const server = await startServer({ PARLANCE_MAX_UPLOAD_BYTES: String(oneGigabyte) });
  try {
    const before = await server.usage();
    const { status } = await send(server, oneGigabyte, { "content-length": String(oneGigabyte) });
    const { peak, cpu } = await server.usage();
    const cpuSeconds = (cpu.user + cpu.system - before.cpu.user - before.cpu.system) / 1e6;
    const announced = await send(server, 2 * oneGigabyte, { "content-length": String(2 * oneGigabyte) });
    const chunked = await send(server, 2 * oneGigabyte, {});
    const head = `POST /v2/files?name=slow.txt HTTP/1.1\r\nHost: a\r\nAuthorization: ${server.headers.authorization}\r\n`;
    return {
      ...{ inParts, bytes: oneGigabyte, status, peak, cpuSeconds },
      refused: [
        { name: "announced", ...announced },
        // The first gigabyte may come.
        { name: "chunked", ...chunked, sentBytes: chunked.sentBytes - oneGigabyte },
      ],
      slowBody: await secondsUntilCut(server, `${head}Content-Length: 100000\r\n\r\n`),
      slowHeaders: await secondsUntilCut(server, `${head}X-Slow: `),
    };
  } finally {
    await server.end();
  }
}

/** Sends a file until it is whole or a response comes. */
function send(
  { origin, headers }: UploadServer,
  bytes: number,
  more: Record<string, string>,
): Promise<{ status: number; sentBytes: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; sentBytes: number }>();
  let sentBytes = 0;
  let hasResponse = false;
  const upload = request(`${origin}/v2/files?name=a.txt`, { method: "POST", headers: { ...headers, ...more } });
  upload.on("response", (response) => {
    hasResponse = true;
    resolve({ status: response.statusCode ?? 0, sentBytes });
    response.on("error", () => {}).resume();
    response.once("close", () => upload.destroy());
  });
  upload.on("error", reject);
  const next = (): void => {
    while (!hasResponse && !upload.destroyed && sentBytes < bytes) {
      sentBytes += part.length;
      if (!upload.write(part)) {
        upload.once("drain", next);
        return;
      }
    }
    if (!hasResponse) upload.end();
  };
  next();
  return promise;
}

/** Sends a beginning and then a byte a second. */
function secondsUntilCut({ origin }: UploadServer, beginning: string): Promise<{ seconds: number }> {
  const startedAt = Date.now();
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.on("error", () => {}).resume();
  socket.write(beginning);
  const drip = setInterval(() => socket.write("x"), 1000);
  return new Promise((resolve) => {
    socket.once("close", () => {
      clearInterval(drip);
      resolve({ seconds: (Date.now() - startedAt) / 1000 });
    });
  });
}
