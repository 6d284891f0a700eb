import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface OfferedFile {
  bytes: Buffer;
  /** The registry's digest; that of the bytes by default. */
  sha256?: string;
}

/** A release of a pair: its files by name, which begins with the type. */
export interface Offered {
  pair: string;
  version: string;
  files: Record<string, OfferedFile>;
}

/** Responds to the request for a file instead of the registry. */
type Respond = (response: ServerResponse, bytes: Buffer, start: number) => void;

/** A release with all files that a model needs; a byte repeated fills each. */
export const offer = (pair: string, version = "1.0", fill = 7, size = 100_000): Offered => {
  const joined = pair.replace("-", "");
  const names = [`model.${joined}.intgemm.alphas.bin`, `lex.50.50.${joined}.s2t.bin`, `vocab.${joined}.spm`];
  return {
    ...{ pair, version },
    files: Object.fromEntries(names.map((name, at) => [name, { bytes: Buffer.alloc(size, fill + at) }])),
  };
};

/** A registry of models on this machine, in the format of Remote Settings. */
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
        ...{ id: location, name, fromLang, toLang, version: release.version, fileType: name.split(".")[0] },
        ...{ attachment, filter_expression: "", schema: 1, last_modified: 1 },
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
    /** Requests for files, with the first byte each. */
    requests,
    /** Sets the responses to requests for files; those of a registry when undefined. */
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
