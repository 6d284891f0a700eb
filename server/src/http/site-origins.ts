import type { MonotonicClock } from "../core/environment.ts";
import { FairQueue } from "../core/fair-queue.ts";
import type { ContentCoding, SiteBody, SiteFile } from "./site-file.ts";

export type Compress = (bytes: Uint8Array<ArrayBuffer>, encoding: ContentCoding) => Promise<Uint8Array<ArrayBuffer>>;

interface OriginBody {
  etag: string;
  write(encoding: ContentCoding | undefined): Promise<Uint8Array<ArrayBuffer>>;
}

interface SiteOriginsOptions {
  /** The limit of kept sites; 32 MiB by default. */
  maxBytes?: number;
  /** Bytes of files that may be written at once, 64 MiB unless given: the whole site in two forms. */
  burstBytes?: number;
  monotonic?: MonotonicClock;
}

/** Bytes of files that are written in a second, once the burst is used up. */
const bytesPerSecond = 2 * 1024 ** 2;

/**
 * Writes files of the site for the origins at which it is served, and keeps what was requested last. Any client can name
 * a new origin in each request, so neither is without a bound.
 */
export class SiteOrigins {
  readonly #built: string;
  readonly #compress: Compress;
  readonly #maxBytes: number;
  readonly #burstBytes: number;
  readonly #monotonic: MonotonicClock;
  readonly #kept = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #writing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #queue = new FairQueue({ slots: 2 });
  #bytes = 0;
  /** Bytes that may be written, as of a time. */
  #allowance: { bytes: number; at: number };

  /** @param built the origin that the site was built for */
  constructor(built: string, compress: Compress, options: SiteOriginsOptions = {}) {
    const { maxBytes = 2 ** 25, burstBytes = 2 ** 26, monotonic = () => performance.now() } = options;
    this.#built = built;
    this.#compress = compress;
    this.#maxBytes = maxBytes;
    this.#burstBytes = burstBytes;
    this.#monotonic = monotonic;
    this.#allowance = { bytes: burstBytes, at: monotonic() };
  }

  get keptBytes(): number {
    return this.#bytes;
  }

  /**
   * @param body the form of the file to write
   * @returns undefined if the file is to be served as it was built, because it is right, or too much was written lately
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
      // The one that was used last comes last.
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
      if (this.#bytes <= this.#maxBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
    return bytes;
  }
}
