import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface OfferedFile {
  bytes: Buffer;
  /** Sent instead of the digest of the bytes. */
  sha256?: string;
}

/** A release of a language pair. A file's name begins with its type. */
export interface Offered {
  pair: string;
  version: string;
  files: Record<string, OfferedFile>;
}

/** Replaces the registry's response to the request for a file. */
type Respond = (response: ServerResponse, bytes: Buffer, start: number) => void;

/** All files of a model, each filled with one byte. */
export const offer = (pair: string, version = "1.0", fill = 7): Offered => {
  const joined = pair.replace("-", "");
  const names = [`model.${joined}.intgemm.alphas.bin`, `lex.50.50.${joined}.s2t.bin`, `vocab.${joined}.spm`];
  return {
    pair,
    version,
    files: Object.fromEntries(names.map((name, at) => [name, { bytes: Buffer.alloc(100_000, fill + at) }])),
  };
};

/** A registry of models in the format of Remote Settings. */
export async function openModelRegistry(offered: readonly Offered[]) {
  const requests: string[] = [];
  let respond: Respond | undefined;
  const files = new Map<string, Buffer>();
  const data = offered.flatMap((release, number) =>
    Object.entries(release.files).map(([name, { bytes, sha256 }]) => {
      const location = `main-workspace/translations-models/${number}-${name}`;
      files.set(`/attachments/${location}`, bytes);
      const [fromLang, toLang] = release.pair.split("-");
      const hash = sha256 ?? createHash("sha256").update(bytes).digest("hex");
      const attachment = { hash, size: bytes.length, filename: name, location, mimetype: "application/octet-stream" };
      return {
        id: location,
        name,
        fromLang,
        toLang,
        version: release.version,
        fileType: name.split(".")[0],
        attachment,
        filter_expression: "",
        schema: 1,
        last_modified: 1,
      };
    }),
  );
  const server = createServer((request, response) => {
    const { url: path = "", headers } = request;
    const { port } = server.address() as AddressInfo;
    const json = (value: unknown) => response.setHeader("content-type", "application/json").end(JSON.stringify(value));
    const bytes = files.get(path);
    if (path === "/v1/") json({ capabilities: { attachments: { base_url: `http://127.0.0.1:${port}/attachments/` } } });
    else if (path === "/v1/buckets/main/collections/translations-models/records") json({ data });
    else if (!bytes) response.writeHead(404).end();
    else {
      const start = Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1] ?? 0);
      requests.push(`${path.split("/").at(-1)} ${start}`);
      if (respond) respond(response, bytes, start);
      else sendFrom(response, bytes, start);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** Requested files, with the first byte of the range. */
    requests,
    /** Replaces the responses to requests for files; undefined restores them. */
    respondWith(next: Respond | undefined): void {
      respond = next;
    },
    close(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function sendFrom(response: ServerResponse, bytes: Buffer, start: number): void {
  const range = start > 0 && { "content-range": `bytes ${start}-${bytes.length - 1}/${bytes.length}` };
  response.writeHead(start > 0 ? 206 : 200, { "content-length": bytes.length - start, ...range });
  response.end(bytes.subarray(start));
}
