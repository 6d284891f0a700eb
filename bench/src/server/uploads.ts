import type { Measurements } from "../engine/report.ts";
import type { BenchServer } from "./server-process.ts";

const warmUps = 20;
const uploads = 200;
/** Source: contract of the API, second part. */
const partBytes = 8 * 2 ** 20;
const partsOfBook = 6;

/** Sends small files in one piece and a book in parts to signed URLs, and verifies that each became a file. */
export async function measureUploads(server: BenchServer): Promise<Measurements> {
  const leaflet = new TextEncoder().encode("The ferry leaves at ten. Mind the wet deck.\n");
  const announced = { filename: "leaflet.txt", type: "text/plain", metadata: { size: leaflet.length } };
  const sendWhole = async () => {
    const { json } = await server.request({ method: "POST", path: "/v2/upload/s3/params", body: announced });
    await put(server, json.url, leaflet);
    await requireUploaded(server, json.uploadId);
  };
  for (let at = 0; at < warmUps; at++) await sendWhole();
  const before = await server.usage();
  for (let at = 0; at < uploads; at++) await sendWhole();
  const between = await server.usage();
  await sendInParts(server);
  const after = await server.usage();
  return {
    "a small file, CPU ms": (between.cpuMs - before.cpuMs) / uploads,
    "a part of 8 MiB, CPU ms": (after.cpuMs - between.cpuMs) / partsOfBook,
  };
}

async function sendInParts(server: BenchServer): Promise<void> {
  const body = { filename: "book.txt", type: "text/plain", metadata: { size: partsOfBook * partBytes } };
  const { uploadId, key } = (await server.request({ method: "POST", path: "/v2/upload/s3/multipart", body })).json;
  const path = `/v2/upload/s3/multipart/${uploadId}`;
  const parts: { ETag: string; PartNumber: number }[] = [];
  for (let number = partsOfBook; number > 0; number--) {
    const { json } = await server.request({ path: `${path}/${number}?s3Key=${key}&size=${partBytes}` });
    parts.push({ ETag: await put(server, json.url, new Uint8Array(partBytes).fill(number)), PartNumber: number });
  }
  await server.request({ method: "POST", path: `${path}/complete?s3Key=${key}`, body: { parts } });
  await requireUploaded(server, uploadId);
}

/** @returns the ETag of the bytes */
async function put({ port }: BenchServer, url: string, body: Uint8Array<ArrayBuffer>): Promise<string> {
  // The connections of the bench don't say the port.
  const response = await fetch(`http://127.0.0.1:${port}${new URL(url).pathname}`, { method: "PUT", body });
  if (response.status !== 200) throw new Error(`An upload was answered with ${response.status}.`);
  return response.headers.get("etag") ?? "";
}

async function requireUploaded(server: BenchServer, id: string): Promise<void> {
  const { status, fileId } = (await server.request({ path: `/v2/upload/${id}` })).json;
  if (status !== "uploaded" || !fileId) throw new Error(`An upload is ${status}, not uploaded.`);
}
