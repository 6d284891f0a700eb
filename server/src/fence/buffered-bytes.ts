import { limits } from "@openparlance/api";
import { Counts } from "../core/counts.ts";
import type { Peer } from "../core/environment.ts";
import { OverloadError } from "./overload-error.ts";

export interface BufferOptions {
  /** The limit of bytes that all organizations hold together. */
  maxBytes?: number | undefined;
  /** The bytes that one organization may always hold, regardless of others. */
  alwaysFreeBytes?: number | undefined;
}

/** Bytes that one request holds in memory. */
export interface BufferReservation {
  /** @throws OverloadError if `bytes` more would exceed a limit; then none of them are counted */
  add(bytes: number): void;
  /** Counts more bytes even beyond the limit: they are already there. */
  count(bytes: number): void;
  /** Frees all of them. Later bytes are not counted: work may continue after its client has left. */
  end(): void;
}

/** The limit of an organization while others hold nothing. */
const ownBytes = Number(limits["buffered-bytes"].value);
/** Enough for an ordinary request, and for a page of a list. */
const defaultFreeBytes = 512 * 1024;

/**
 * Counts the bytes that requests hold in memory: bodies that were received, and responses that were not read yet. An
 * organization may hold half of what others leave, so there is always a part for the next one. Its only request may use
 * all of that, and exceed the budget while no other request holds bytes. An organization that holds little is always
 * served.
 */
export class BufferedBytes {
  readonly #max: number;
  readonly #alwaysFree: number;
  /** Held bytes by organization. */
  readonly #own = new Counts();
  #all = 0;

  constructor({ maxBytes = 2 * ownBytes, alwaysFreeBytes = defaultFreeBytes }: BufferOptions = {}) {
    this.#max = maxBytes;
    this.#alwaysFree = alwaysFreeBytes;
  }

  get bytes(): number {
    return this.#all;
  }

  /** Runs work on a request. Its bytes are released when the response was sent. */
  async during<T>(
    organizationId: number,
    { onClosed = (work) => work() }: Pick<Peer, "onClosed">,
    work: (hold: BufferReservation) => Promise<T>,
  ): Promise<T> {
    const hold = this.hold(organizationId);
    try {
      return await work(hold);
    } finally {
      onClosed(hold.end);
    }
  }

  hold(organizationId: number): BufferReservation {
    let reserved = 0;
    let isEnded = false;
    const count = (bytes: number) => {
      if (isEnded) return;
      this.#own.add(organizationId, bytes);
      this.#all += bytes;
      reserved += bytes;
    };
    return {
      count,
      add: (bytes) => {
        const own = this.#own.of(organizationId);
        const left = this.#max - this.#all + own;
        const max = Math.max(this.#alwaysFree, own > reserved ? left / 2 : left);
        if (this.#all > reserved && own + bytes > max) throw new OverloadError("The buffers are full.");
        count(bytes);
      },
      end: () => {
        count(-reserved);
        isEnded = true;
      },
    };
  }
}
