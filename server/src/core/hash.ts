/** SHA-256 in hex. */
export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A key for HMAC with SHA-256; the key of a text is its UTF-8. */
export function importHmacKey(secret: string | Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const bytes = typeof secret === "string" ? new TextEncoder().encode(secret) : secret;
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

const blockBytes = 256 * 1024;

export interface HashedStream {
  /** The bytes of the source, unchanged. */
  body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Identifies the bytes, regardless of how they were divided; undefined until the last one was read. */
  hash(): string | undefined;
}

/** Hashes a stream block by block, each with the hash so far, because Web Crypto can't hash in steps. */
export function hashStream(source: ReadableStream<Uint8Array<ArrayBuffer>>): HashedStream {
  let block = new Uint8Array(blockBytes);
  let filled = 0;
  let before = "";
  let whole: string | undefined;
  const add = async () => {
    before = await sha256(before + (await sha256(block.subarray(0, filled))));
    block = new Uint8Array(blockBytes);
    filled = 0;
  };
  const hashing = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    async transform(part, controller) {
      for (let at = 0; at < part.length; ) {
        const used = part.subarray(at, at + blockBytes - filled);
        block.set(used, filled);
        filled += used.length;
        at += used.length;
        if (filled === blockBytes) await add();
      }
      controller.enqueue(part);
    },
    async flush() {
      await add();
      whole = before;
    },
  });
  return { body: source.pipeThrough(hashing), hash: () => whole };
}
