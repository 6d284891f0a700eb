import type { MonotonicClock } from "../core/environment.ts";
import { FairQueue } from "../core/fair-queue.ts";
import type { ContentCoding, SiteBody, SiteFile } from "./site-file.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** @param isBest whether time doesn't matter, because no reader waits */
export type Compress = (bytes: Bytes, encoding: ContentCoding, isBest: boolean) => Promise<Bytes>;

interface OriginBody {
  etag: string;
  write(encoding: ContentCoding | undefined): Promise<Bytes>;
}

interface SiteOriginsOptions {
  /** The limit of bytes that are kept; 32 MiB by default. */
  maxBytes?: number;
  /** The limit of files that are kept, because each entry takes half a kilobyte more than its bytes; 50,000 by default. */
  maxFiles?: number;
  /** The limit of bytes that may be written at once; 64 MiB by default, which is the whole site in two forms. */
  burstBytes?: number;
  monotonic?: MonotonicClock;
}

/** The bytes that may be written per second after the burst. */
const bytesPerSecond = 2 * 1024 ** 2;

/** The time of the best compression as a multiple of writing a file. Measured: 25 with Brotli. */
const bestCost = 25;

/**
 * Writes files of the site for its other origins, and keeps those requested last. Any client can send a new origin with
 * each request, so writing and keeping are both limited.
 *
 * @param built the origin of the build
 */
export function createOriginWriter(
  built: string,
  compress: Compress,
  {
    maxBytes = 2 ** 25,
    maxFiles = 50_000,
    burstBytes = 2 ** 26,
    monotonic = () => performance.now(),
  }: SiteOriginsOptions = {},
) {
  const kept = new Map<string, Bytes>();
  const writing = new Map<string, Promise<Bytes>>();
  const queue = new FairQueue({ slots: 2 });
  const background = new FairQueue({ slots: 1 });
  let keptBytes = 0;
  /** The bytes that may be written, and the time of that figure. */
  let allowance = { bytes: burstBytes, at: monotonic() };

  /** @param reserve the bytes that must still be allowed afterward */
  function allows(bytes: number, reserve = 0): boolean {
    const now = monotonic();
    const refilled = allowance.bytes + ((now - allowance.at) * bytesPerSecond) / 1000;
    allowance = { bytes: Math.min(refilled, burstBytes), at: now };
    if (allowance.bytes < bytes + reserve) return false;
    allowance.bytes -= bytes;
    return true;
  }

  async function writeFile(
    { withOrigin, plain }: SiteFile,
    encoding: ContentCoding | undefined,
    origin: string,
    isBest = false,
  ) {
    const bytes = withOrigin?.(origin) ?? plain.bytes;
    return encoding ? compress(bytes, encoding, isBest) : bytes;
  }

  function keep(key: string, bytes: Bytes): Bytes {
    kept.set(key, bytes);
    keptBytes += bytes.length;
    for (const [oldest, { length }] of kept) {
      if (keptBytes <= maxBytes && kept.size <= maxFiles) break;
      kept.delete(oldest);
      keptBytes -= length;
    }
    return bytes;
  }

  async function findOrWrite(key: string, write: () => Promise<Bytes>): Promise<Bytes> {
    const bytes = kept.get(key);
    if (bytes) {
      // Moves the entry used last to the end.
      kept.delete(key);
      kept.set(key, bytes);
      return bytes;
    }
    const written = writing.get(key) ?? queue.run(0, write).then((bytes) => keep(key, bytes));
    writing.set(key, written);
    return written.finally(() => writing.delete(key));
  }

  /** Compresses a file in the background, as strongly as in the build, unless much was written recently. */
  function improve(key: string, file: SiteFile, origin: string): void {
    if (kept.has(key) || writing.has(key)) return;
    if (!allows(file.plain.bytes.length * bestCost, burstBytes / 2)) return;
    const written = background.run(0, () => writeFile(file, "br", origin, true));
    writing.set(key, written);
    written
      .then((bytes) => keep(key, bytes))
      // The fast compressed form is kept.
      .catch(() => {})
      .finally(() => writing.delete(key));
  }

  return {
    keptBytes: (): number => keptBytes,
    /** Undefined to serve the file unchanged, because its origin is right, or too much was written recently. */
    find(file: SiteFile, body: SiteBody, origin: string): OriginBody | undefined {
      if (!file.withOrigin || origin === built) return undefined;
      const fast = `${body.etag.slice(0, -1)}@${origin}"`;
      const best = `${fast}+`;
      const key = kept.has(best) ? best : fast;
      if (!kept.has(key) && !writing.has(key) && !allows(file.plain.bytes.length)) return undefined;
      const write = async (encoding: ContentCoding | undefined) => {
        const bytes = await findOrWrite(key, () => writeFile(file, encoding, origin));
        if (encoding === "br" && key === fast) improve(best, file, origin);
        return bytes;
      };
      // The tag is weak, because the compressed bytes may change while the text doesn't.
      return { etag: `W/${fast}`, write };
    },
  };
}
