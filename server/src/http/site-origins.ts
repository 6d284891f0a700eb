import { FairQueue } from "../core/fair-queue.ts";
import type { ContentCoding, SiteBody, SiteFile } from "./site-file.ts";

export type Compress = (bytes: Uint8Array<ArrayBuffer>, encoding: ContentCoding) => Promise<Uint8Array<ArrayBuffer>>;

interface OriginBody {
  etag: string;
  write(encoding: ContentCoding | undefined): Promise<Uint8Array<ArrayBuffer>>;
}

/** Any client can name a new origin in each request, so no more is kept than this. */
const defaultMaxBytes = 32 * 1024 ** 2;

/** Writes files of the site for the origins at which it is served, and keeps what was requested last. */
export class SiteOrigins {
  readonly #built: string;
  readonly #compress: Compress;
  readonly #maxBytes: number;
  readonly #kept = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #writing = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  readonly #queue = new FairQueue({ slots: 2 });
  #bytes = 0;

  /** @param built the origin that the site was built for */
  constructor(built: string, compress: Compress, maxBytes = defaultMaxBytes) {
    this.#built = built;
    this.#compress = compress;
    this.#maxBytes = maxBytes;
  }

  get keptBytes(): number {
    return this.#bytes;
  }

  /**
   * @param body the form of the file to write
   * @returns undefined if the file is right as it was built
   */
  find(file: SiteFile, body: SiteBody, origin: string): OriginBody | undefined {
    if (!file.withOrigin || origin === this.#built) return undefined;
    const etag = `${body.etag.slice(0, -1)}@${origin}"`;
    return { etag, write: (encoding) => this.#find(etag, () => this.#write(file, encoding, origin)) };
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
