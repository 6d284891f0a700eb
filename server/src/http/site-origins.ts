import type { MonotonicClock } from "../core/environment.ts";
import { FairQueue } from "../core/fair-queue.ts";
import type { ContentCoding, SiteBody, SiteFile } from "./site-file.ts";

export type Compress = (bytes: Uint8Array<ArrayBuffer>, encoding: ContentCoding) => Promise<Uint8Array<ArrayBuffer>>;

interface OriginBody {
  etag: string;
  write(encoding: ContentCoding | undefined): Promise<Uint8Array<ArrayBuffer>>;
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

/**
 * Writes files of the site for its other origins, and keeps those requested last. Any client can send a new origin with
 * each request, so writing and keeping are both limited.
 */
export class SiteOrigins {
  readonly #built: string;
  readonly #compress: Compress;
  readonly #maxBytes: number;
  readonly #maxFiles: number;
  readonly #burstBytes: number;
  readonly #monotonic: MonotonicClock;
  readonly #kept = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #writing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #queue = new FairQueue({ slots: 2 });
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

  /**
   * @param body the form of the file to write
   * @returns undefined to serve the file unchanged, because its origin is right, or too much was written recently
   */
  find(file: SiteFile, body: SiteBody, origin: string): OriginBody | undefined {
    if (!file.withOrigin || origin === this.#built) return undefined;
    const etag = `${body.etag.slice(0, -1)}@${origin}"`;
    if (!this.#kept.has(etag) && !this.#writing.has(etag) && !this.#allows(file.plain.bytes.length)) return undefined;
    return { etag, write: (encoding) => this.#find(etag, () => this.#write(file, encoding, origin)) };
  }

  #allows(bytes: number): boolean {
    const now = this.#monotonic();
    const refilled = this.#allowance.bytes + ((now - this.#allowance.at) * bytesPerSecond) / 1000;
    this.#allowance = { bytes: Math.min(refilled, this.#burstBytes), at: now };
    if (this.#allowance.bytes < bytes) return false;
    this.#allowance.bytes -= bytes;
    return true;
  }

  async #find(key: string, write: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
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

  async #write({ withOrigin, plain }: SiteFile, encoding: ContentCoding | undefined, origin: string) {
    const bytes = withOrigin?.(origin) ?? plain.bytes;
    return encoding ? this.#compress(bytes, encoding) : bytes;
  }

  #keep(key: string, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
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
