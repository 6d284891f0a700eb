import { rangeBeyondEnd } from "../core/errors.ts";
import { readerOf } from "./download.ts";

/**
 * The part of a download that the client requests: nothing if it already has the same file, or one range of bytes.
 * Anything else in the headers is ignored. `response` has an `ETag`, and a `Content-Length` if ranges of it can be
 * sent. Source: RFC 9110, 13.1.2, 13.1.5 and 14.2. @throws ApiError `range`
 */
export async function partialDownload({ headers, method }: Request, response: Response): Promise<Response> {
  const tag = response.headers.get("etag");
  if (tag === null || response.status !== 200) return response;
  response.headers.set("accept-ranges", "bytes");
  if (isAmong(headers.get("if-none-match"), tag)) {
    await response.body?.cancel();
    const kept = new Headers(response.headers);
    for (const name of ["content-length", "content-type", "content-disposition"]) kept.delete(name);
    return new Response(null, { status: 304, headers: kept });
  }
  const size = Number(response.headers.get("content-length") ?? Number.NaN);
  const isSame = (headers.get("if-range") ?? tag) === tag;
  const range = method === "GET" && isSame ? readRange(headers.get("range"), size) : undefined;
  if (!range) return response;
  const { start, end } = range;
  const partHeaders = new Headers(response.headers);
  if (start >= end) {
    await response.body?.cancel();
    throw rangeBeyondEnd(size);
  }
  partHeaders.set("content-range", `bytes ${start}-${end - 1}/${size}`);
  partHeaders.set("content-length", String(end - start));
  return new Response(await bytesOf(response, start, end), { status: 206, headers: partHeaders });
}

async function bytesOf(response: Response, start: number, end: number): Promise<ReadableStream | null> {
  // The bytes may be erased by now, while the open stream can still read them.
  const after = start > 0 && (await readerOf(response)?.(start).catch(() => undefined));
  if (!after) return response.body?.pipeThrough(cutRange(start, end)) ?? null;
  await response.body?.cancel();
  return after.pipeThrough(cutRange(0, end - start) as TransformStream<Uint8Array, Uint8Array>);
}

/** Whether a list of tags contains a tag, weak or not, or is `*`. */
export const isAmong = (list: string | null, tag: string): boolean =>
  (list ?? "").split(",").some((each) => ["*", opaque(tag)].includes(opaque(each)));

const opaque = (tag: string): string => tag.trim().replace(/^W\//, "");

/** @returns undefined without exactly one valid range; `start` is at least `end` for a range without bytes */
function readRange(text: string | null, size: number): { start: number; end: number } | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/i.exec(text ?? "") ?? [];
  if (Number.isNaN(size) || (from === "" && to === "")) return undefined;
  if (from === "") return { start: Math.max(size - Number(to), 0), end: Number(to) === 0 ? 0 : size };
  if (to !== "" && Number(to) < Number(from)) return undefined;
  return { start: Number(from), end: Math.min(to === "" ? size : Number(to) + 1, size) };
}

/** Passes on the bytes from `start` to `end`, then ends the stream early. */
function cutRange(start: number, end: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new TransformStream({
    transform(part, controller) {
      const wanted = part.subarray(Math.max(start - at, 0), Math.max(end - at, 0));
      at += part.length;
      if (wanted.length > 0) controller.enqueue(wanted);
      if (at >= end) controller.terminate();
    },
  });
}
