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
 */
export class OriginWriter {
  readonly #built: string;
  readonly #compress: Compress;
  readonly #maxBytes: number;
  readonly #maxFiles: number;
  readonly #burstBytes: number;
  readonly #monotonic: MonotonicClock;
  readonly #kept = new Map<string, Bytes>();
  readonly #writing = new Map<string, Promise<Bytes>>();
  readonly #queue = new FairQueue({ slots: 2 });
  readonly #background = new FairQueue({ slots: 1 });
  #bytes = 0;
  /** The bytes that may be written, and the time of that figure. */
  #allowance: { bytes: number; at: number };

  /** @param built the origin of the build */
  constructor(built: string, compress: Compress, options: SiteOriginsOptions = {}) {
    const { maxBytes = 2 ** 25, maxFiles = 50_000, burstBytes = 2 ** 26 } = options;
    const { monotonic = () => performance.now() } = options;
    this.#built = built;
    this.#compress = compress;
    this.#maxBytes = maxBytes;
    this.#maxFiles = maxFiles;
    this.#burstBytes = burstBytes;
    this.#monotonic = monotonic;
    this.#allowance = { bytes: burstBytes, at: monotonic() };
  }

  get keptBytes(): number {
    return this.#bytes;
  }

  /** Undefined to serve the file unchanged, because its origin is right, or too much was written recently. */
  find(file: SiteFile, body: SiteBody, origin: string): OriginBody | undefined {
    if (!file.withOrigin || origin === this.#built) return undefined;
    const fast = `${body.etag.slice(0, -1)}@${origin}"`;
    const best = `${fast}+`;
    const key = this.#kept.has(best) ? best : fast;
    if (!this.#kept.has(key) && !this.#writing.has(key) && !this.#allows(file.plain.bytes.length)) return undefined;
    const write = async (encoding: ContentCoding | undefined) => {
      const bytes = await this.#find(key, () => this.#write(file, encoding, origin));
      if (encoding === "br" && key === fast) this.#improve(best, file, origin);
      return bytes;
    };
    // The tag is weak, because the compressed bytes may change while the text doesn't.
    return { etag: `W/${fast}`, write };
  }

  /** Compresses a file in the background, as strongly as in the build, unless much was written recently. */
  #improve(key: string, file: SiteFile, origin: string): void {
    if (this.#kept.has(key) || this.#writing.has(key)) return;
    if (!this.#allows(file.plain.bytes.length * bestCost, this.#burstBytes / 2)) return;
    const written = this.#background.run(0, () => this.#write(file, "br", origin, true));
    this.#writing.set(key, written);
    written
      .then((bytes) => this.#keep(key, bytes))
      // The fast compressed form is kept.
      .catch(() => {})
      .finally(() => this.#writing.delete(key));
  }

  /** @param reserve the bytes that must still be allowed afterward */
  #allows(bytes: number, reserve = 0): boolean {
    const now = this.#monotonic();
    const refilled = this.#allowance.bytes + ((now - this.#allowance.at) * bytesPerSecond) / 1000;
    this.#allowance = { bytes: Math.min(refilled, this.#burstBytes), at: now };
    if (this.#allowance.bytes < bytes + reserve) return false;
    this.#allowance.bytes -= bytes;
    return true;
  }

  async #find(key: string, write: () => Promise<Bytes>): Promise<Bytes> {
    const kept = this.#kept.get(key);
    if (kept) {
      // Moves the entry used last to the end.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const writing = this.#writing.get(key) ?? this.#queue.run(0, write).then((bytes) => this.#keep(key, bytes));
    this.#writing.set(key, writing);
    return writing.finally(() => this.#writing.delete(key));
  }

  async #write({ withOrigin, plain }: SiteFile, encoding: ContentCoding | undefined, origin: string, isBest = false) {
    const bytes = withOrigin?.(origin) ?? plain.bytes;
    return encoding ? this.#compress(bytes, encoding, isBest) : bytes;
  }

  #keep(key: string, bytes: Bytes): Bytes {
    this.#kept.set(key, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes && this.#kept.size <= this.#maxFiles) break;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
    return bytes;
  }
}
