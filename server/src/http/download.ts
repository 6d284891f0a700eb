import type { BytesName, FileStore } from "../core/file-store.ts";

interface DownloadFacts {
  type?: string;
  sizeBytes?: number;
  /** The name of the bytes, which is unique to their content. */
  content?: BytesName;
  /** The store of the bytes, so that a range can be read without the bytes before it. */
  files?: Pick<FileStore, "readFrom">;
}

type ReadFrom = (start: number) => Promise<ReadableStream<Uint8Array>>;

/** For each download, a function that reads its bytes, beginning at any of them. */
const readers = new WeakMap<Response, ReadFrom>();

export const readerOf = (response: Response): ReadFrom | undefined => readers.get(response);

/** A file as a response with a file name. Source: contract of the API, section "Bodies". */
export function download(
  name: string,
  body: BodyInit,
  { type = "application/octet-stream", sizeBytes, content, files }: DownloadFacts = {},
): Response {
  const headers = new Headers({ "content-type": type, "content-disposition": formatDisposition(name) });
  if (sizeBytes !== undefined) headers.set("content-length", String(sizeBytes));
  if (content !== undefined) headers.set("etag", `"${content}"`);
  const response = new Response(body, { headers });
  if (files && content !== undefined) readers.set(response, (start) => files.readFrom(content, start));
  return response;
}

/** The name in US-ASCII with `_` for other characters and quotes, and in full. Source: RFC 6266. */
function formatDisposition(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["%\\/]/gu, "_");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${extendedValue(name)}`;
}

/** Source: RFC 8187, `ext-value`. */
const extendedValue = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
