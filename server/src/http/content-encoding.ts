import type { Decoders, Peer } from "../core/environment.ts";
import { malformedEncoding, unsupportedEncoding } from "../core/errors.ts";
import type { BufferReservation } from "../fence/buffered-bytes.ts";
import { preferredEncoding } from "./accept.ts";
import { windowBytes } from "./decoder-window.ts";

/** The names of formats in HTTP and in the Compression Standard. Not every browser supports all of them. */
const formats = new Map(
  Object.entries({ gzip: "gzip", deflate: "deflate", br: "brotli", zstd: "zstd" }).filter(([, format]) =>
    isSupported(format),
  ),
);

function isSupported(format: string): boolean {
  try {
    return Boolean(new DecompressionStream(format as CompressionFormat));
  } catch {
    return false;
  }
}

/**
 * A request with its body decompressed, to which size limits then apply. `hold` counts the bytes that the decoder
 * keeps.
 * @throws ApiError `wrong-type`; a body that isn't in the format of the header fails with the same error
 */
export function decompressRequest(
  request: Request,
  { decoders = {} }: Pick<Peer, "decoders">,
  hold: Pick<BufferReservation, "add">,
): Request {
  const header = request.headers.get("content-encoding");
  if (header === null) return request;
  const encodings = header.toLowerCase().split(",");
  const [encoding, ...others] = encodings.map((name) => name.trim()).filter((name) => name && name !== "identity");
  if (encoding === undefined) return request;
  const name = encoding.replace(/^x-(?=gzip$)/, "");
  const accepted = new Set([...formats.keys(), ...Object.keys(decoders)]);
  if (!accepted.has(name) || others.length > 0) {
    throw unsupportedEncoding([encoding, ...others].join(", "), { "accept-encoding": [...accepted].join(", ") });
  }
  const open = decoders[name] ?? (() => new DecompressionStream(formats.get(name) as CompressionFormat));
  const headers = new Headers(request.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  const { method, url, signal } = request;
  const body = request.body && decompress(request.body, open, encoding, hold);
  return new Request(url, { method, headers, signal, body, duplex: "half" } as RequestInit);
}

function decompress(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  open: Decoders[string],
  encoding: string,
  hold: Pick<BufferReservation, "add">,
): ReadableStream {
  let reader = body.getReader();
  let isBegun = false;
  const read = () =>
    reader.read().catch(() => {
      throw malformedEncoding(encoding);
    });
  async function begin(): Promise<void> {
    isBegun = true;
    const { value: first } = await read();
    const keptBytes = first ? windowBytes(encoding, first) : 0;
    hold.add(keptBytes);
    reader.releaseLock();
    const decoder = open(keptBytes);
    const writer = decoder.writable.getWriter();
    // If writing fails, reading fails, too.
    if (first) writer.write(first).catch(() => {});
    writer.releaseLock();
    reader = body.pipeThrough(decoder).getReader();
  }
  return new ReadableStream(
    {
      async pull(controller) {
        if (!isBegun) await begin();
        const { done, value } = await read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** Shorter texts are sent uncompressed. */
const minBytes = 1024;
/** The order for a client without a preference. For a text that is compressed once, Brotli takes longer. */
const sentEncodings = ["gzip", "br"].filter((name) => formats.has(name));

/**
 * Chooses the compression of a text, which is complete or a stream of a long one; undefined to send it uncompressed.
 */
export function chooseEncoding(text: BodyInit, acceptEncoding: string | null): string | undefined {
  if (acceptEncoding === null || isShort(text)) return undefined;
  return preferredEncoding(sentEncodings, acceptEncoding);
}

export const isShort = (text: BodyInit): boolean =>
  (typeof text === "string" || text instanceof Uint8Array) && text.length < minBytes;

export function compress(text: BodyInit, encoding: string, { encoders = {} }: Pick<Peer, "encoders">) {
  const plain = new Response(text).body as ReadableStream<Uint8Array<ArrayBuffer>>;
  return plain.pipeThrough(encoders[encoding]?.() ?? new CompressionStream(formats.get(encoding) as CompressionFormat));
}
