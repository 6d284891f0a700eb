import { createHash, createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { S3Settings } from "../src/node/settings/s3-settings.ts";

const credentials = { keyId: "harbour", secret: "tide", region: "eu-north-1" };
const minPartBytes = 5 * 2 ** 20;
/** Small, so that listing needs several pages. */
const maxListed = 3;

interface StoredObject {
  bytes: Buffer;
  at: number;
}

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

/** An S3-compatible store in memory that checks signatures, checksums and part sizes like real ones. */
export async function openS3() {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, { key: string; at: number; parts: Map<number, Buffer> }>();
  const state = {
    busyFor: 0,
    reportsUploads: true,
    now: () => Date.now(),
    requests: [] as string[],
    /** Bytes of a response body after which the connection breaks. */
    breaksAfter: Number.POSITIVE_INFINITY,
    delayMs: 0,
    /** The number of requests whose connection breaks before the response. */
    losesFor: 0,
  };

  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await buffer(incoming);
    try {
      if (state.busyFor > 0) {
        state.busyFor--;
        throw new Refusal(503, "SlowDown");
      }
      const { text = "", headers = {}, status = 200 } = reply(incoming, body);
      if (state.delayMs > 0) await sleep(state.delayMs);
      if (state.losesFor > 0) {
        state.losesFor--;
        outgoing.destroy();
        return;
      }
      if (text.length > state.breaksAfter) {
        outgoing.writeHead(status, headers).write(text.slice(0, state.breaksAfter), () => outgoing.destroy());
      } else outgoing.writeHead(status, headers).end(text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outgoing.writeHead(error.status).end(`<Error><Code>${error.message}</Code></Error>`);
    }
  };
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing).catch((error) => outgoing.destroy(error));
  });

  function reply(
    incoming: IncomingMessage,
    body: Buffer,
  ): { text?: string | Buffer; headers?: Record<string, string>; status?: number } {
    checkSignature(incoming, body);
    const { pathname, searchParams: query } = new URL(incoming.url ?? "", "http://localhost");
    const [, bucket, ...rest] = pathname.split("/");
    const key = rest.join("/");
    if (bucket !== "harbour") throw new Refusal(404, "NoSuchBucket");
    state.requests.push(`${incoming.method} ${[...query.keys()].join(" ")}`.trim());
    const uploadId = query.get("uploadId") ?? "";
    switch (`${incoming.method} ${query.has("uploads") ? "uploads" : uploadId && "upload"}`) {
      case "GET ":
        return key === "" ? { text: listObjects(query) } : rangeOf(find(objects, key).bytes, incoming.headers.range);
      case "PUT ":
        objects.set(key, { bytes: body, at: state.now() });
        return { headers: { etag: tagOf(body) } };
      case "DELETE ":
        objects.delete(key);
        return {};
      case "POST uploads": {
        const id = `${randomUUID()}&`;
        uploads.set(id, { key, at: state.now(), parts: new Map() });
        return { text: `<R><UploadId>${escapeText(id)}</UploadId></R>` };
      }
      case "PUT upload":
        find(uploads, uploadId, "NoSuchUpload").parts.set(Number(query.get("partNumber")), body);
        return { headers: { etag: tagOf(body) } };
      case "DELETE upload":
        uploads.delete(uploadId);
        return {};
      case "POST upload": {
        objects.set(key, {
          bytes: join(find(uploads, uploadId, "NoSuchUpload").parts, body.toString()),
          at: state.now(),
        });
        uploads.delete(uploadId);
        return { text: "<CompleteMultipartUploadResult/>" };
      }
      case "GET uploads":
        if (!state.reportsUploads) throw new Refusal(501, "NotImplemented");
        return { text: [...uploads].map(uploadXml).join("") };
      default:
        throw new Refusal(405, "MethodNotAllowed");
    }
  }

  function listObjects(query: URLSearchParams): string {
    const after = query.get("continuation-token") ?? "";
    const keys = [...objects.keys()].filter((key) => key > after && key.startsWith(query.get("prefix") ?? "")).sort();
    const page = keys.slice(0, maxListed);
    const rows = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length}</Size>${timeXml("LastModified", objects.get(key)?.at)}</Contents>`,
    );
    const next = keys.length > maxListed ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
    return `<R>${rows.join("")}${next}</R>`;
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const settings: S3Settings = {
    ...credentials,
    bucket: "harbour",
    prefix: "",
    endpoint: `http://127.0.0.1:${port}`,
    isPathStyle: true,
    sessionToken: undefined,
  };
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { settings, objects, uploads, state, close };
}

function find<T>(map: ReadonlyMap<string, T>, key: string, code = "NoSuchKey"): T {
  const value = map.get(key);
  if (!value) throw new Refusal(404, code);
  return value;
}

const escapeText = (text: string) => text.replaceAll("&", "&amp;");
const timeXml = (name: string, at = 0) => `<${name}>${new Date(at).toISOString()}</${name}>`;
const uploadXml = ([id, { key, at }]: [string, { key: string; at: number }]) =>
  `<Upload><Key>${key}</Key><UploadId>${escapeText(id)}</UploadId>${timeXml("Initiated", at)}</Upload>`;
const tagOf = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`;

/** Joins the parts that the request body lists, in its order. */
function join(parts: ReadonlyMap<number, Buffer>, xml: string): Buffer {
  const rows = [...xml.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)];
  const bytes = rows.map(([, number, tag], at) => {
    const part = parts.get(Number(number));
    if (!part || tagOf(part) !== tag) throw new Refusal(400, "InvalidPart");
    if (part.length < minPartBytes && at < rows.length - 1) throw new Refusal(400, "EntityTooSmall");
    return part;
  });
  return Buffer.concat(bytes);
}

/** Source: Amazon S3 API reference, "Signature calculations for the Authorization header". */
function checkSignature({ method = "", url = "", headers }: IncomingMessage, body: Buffer): void {
  if (url.includes("X-Amz-Signature=")) {
    checkAddress({ method, url, headers });
    return;
  }
  const sum = createHash("sha256").update(body).digest("hex");
  if (headers["x-amz-content-sha256"] !== sum) throw new Refusal(400, "XAmzContentSHA256Mismatch");
  const expected = computeAuthorization({ method, url, headers, sum, ...credentials });
  if (headers.authorization !== expected) throw new Refusal(403, "SignatureDoesNotMatch");
}

/** Source: Amazon S3 API reference, "Authenticating requests: using query parameters". */
function checkAddress({ method, url, headers }: Pick<Signed, "method" | "url" | "headers">): void {
  const unsigned = url.replace(/&X-Amz-Signature=[0-9a-f]*$/, "");
  const query = new URL(url, "http://localhost").searchParams;
  const time = query.get("X-Amz-Date") ?? "";
  const names = query.get("X-Amz-SignedHeaders") ?? "";
  const signed = {
    headers: { ...headers, "x-amz-date": time, authorization: `SignedHeaders=${names},` },
    method,
    url: unsigned,
    sum: "UNSIGNED-PAYLOAD",
    ...credentials,
  };
  const [, expected] = computeAuthorization(signed).split("Signature=");
  if (query.get("X-Amz-Signature") !== expected) throw new Refusal(403, "SignatureDoesNotMatch");
  const at = Date.parse(time.replace(/^(....)(..)(..T..)(..)/, "$1-$2-$3:$4:"));
  if (at + Number(query.get("X-Amz-Expires")) * 1000 < Date.now()) throw new Refusal(403, "AccessDenied");
}

interface Signed {
  method: string;
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** SHA-256 of the body in hex. */
  sum: string;
  keyId: string;
  secret: string;
  region: string;
}

export function computeAuthorization({ method, url, headers, sum, keyId, secret, region }: Signed): string {
  const time = String(headers["x-amz-date"]);
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const names = /SignedHeaders=([^,]*)/.exec(String(headers.authorization))?.[1] ?? "";
  const [path = "", search = ""] = url.split("?");
  const query = search
    .split("&")
    .filter((part) => part !== "")
    .map((part) => (part.includes("=") ? part : `${part}=`))
    .sort()
    .join("&");
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, query, lines.join(""), names, sum].join("\n");
  const text = ["AWS4-HMAC-SHA256", time, scope, createHash("sha256").update(canonical).digest("hex")].join("\n");
  const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();
  const key = scope.split("/").reduce<string | Buffer>((before, part) => hmac(before, part), `AWS4${secret}`);
  const signature = hmac(key, text).toString("hex");
  return `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
}

/** @param range has a first byte and no last one */
function rangeOf(bytes: Buffer, range: string | undefined): { text: Buffer; status?: number } {
  const start = /^bytes=(\d+)-$/.exec(range ?? "")?.[1];
  return start === undefined ? { text: bytes } : { text: bytes.subarray(Number(start)), status: 206 };
}
