import { limits } from "@openparlance/api";
import { Counts } from "../core/counts.ts";
import { FairQueue, QueueFullError } from "../core/fair-queue.ts";
import { nextTurn } from "../core/turns.ts";
import { toStream } from "./read.ts";

interface SpoolOptions {
  /** The limit of compressed bytes for one owner. */
  maxOwnerBytes?: number;
  maxBytes?: number;
}

export interface SpooledBytes {
  read(): AsyncGenerator<Uint8Array>;
  release(): void;
}

/** The limit of one owner's parts that are being created or wait for that; more are refused. */
const maxPerOwner = Number(limits["checks-under-way"].value);
const defaultOwnerBytes = Number(limits["unread-checks"].value);

/**
 * Holds compressed results that must be complete before their first byte is sent. Owners take turns. The unfinished
 * results of an owner are limited, too, because they take memory.
 */
export class Spool {
  readonly #maxOwnerBytes: number;
  readonly #maxBytes: number;
  readonly #turns = new FairQueue({ slots: 4, maxPerOwner, yieldToEvents: nextTurn });
  /** The bytes of unread results, by owner. */
  readonly #reserved = new Counts();
  #bytes = 0;

  constructor({ maxOwnerBytes = defaultOwnerBytes, maxBytes = 3 * defaultOwnerBytes }: SpoolOptions = {}) {
    this.#maxOwnerBytes = maxOwnerBytes;
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The smallest result of an owner is created first, by `size`. @throws QueueFullError when too much is held or waits
   */
  hold(owner: number, parts: AsyncIterable<Uint8Array>, { size, signal }: { size: number; signal?: AbortSignal }) {
    return this.#turns.run(
      owner,
      async (turn) => {
        const reserved: Uint8Array[] = [];
        const release = () => {
          for (const part of reserved.splice(0)) this.#count(owner, -part.length);
        };
        const paused = async function* () {
          for await (const part of parts) {
            yield part;
            if (turn.isOver) await turn.pause();
          }
        };
        try {
          for await (const part of toStream(paused()).pipeThrough(compression())) {
            if (this.#isFull(owner, part.length)) throw new QueueFullError("Too much data is waiting to be read.");
            reserved.push(part);
            this.#count(owner, part.length);
          }
        } catch (error) {
          release();
          throw error;
        }
        return { read: () => this.#read(owner, reserved), release };
      },
      { size, signal, takesMemory: true },
    );
  }

  async *#read(owner: number, reserved: Uint8Array[]): AsyncGenerator<Uint8Array> {
    const count = (bytes: number) => this.#count(owner, bytes);
    const take = async function* () {
      for (let part = reserved.shift(); part; part = reserved.shift()) {
        count(-part.length);
        yield part;
      }
    };
    yield* toStream(take()).pipeThrough(decompression());
  }

  #isFull(owner: number, more: number): boolean {
    return this.#reserved.of(owner) + more > this.#maxOwnerBytes || this.#bytes + more > this.#maxBytes;
  }

  #count(owner: number, bytes: number): void {
    this.#bytes += bytes;
    this.#reserved.add(owner, bytes);
  }
}

type Transform = ReadableWritablePair<Uint8Array, Uint8Array>;

const compression = () => new CompressionStream("deflate-raw") as Transform;
const decompression = () => new DecompressionStream("deflate-raw") as Transform;
