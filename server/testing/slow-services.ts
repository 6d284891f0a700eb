import { untilAborted } from "@openparlance/engine";
import type { EngineHost } from "../src/core/engine.ts";
import type { Log } from "../src/core/environment.ts";
import type { FileStore } from "../src/core/file-store.ts";
import type { FileFilters } from "../src/core/filters.ts";
import { inProcessEngines } from "../src/engines/in-process-engines.ts";
import { inProcessFilters } from "../src/files/in-process-filters.ts";
import { toStream } from "../src/files/read.ts";
import { withBatching } from "../src/providers/batched.ts";
import { withRetries } from "../src/providers/resilient.ts";
import type { Writer } from "../src/writing/writer.ts";

/** While it is closed, callers wait until it opens or their signal aborts. */
export class Gate {
  #opened: PromiseWithResolvers<void> | undefined;
  #reached = Promise.withResolvers<void>();
  waiting = 0;

  /** Resolves when the next caller waits. */
  close(): Promise<void> {
    this.#opened = Promise.withResolvers();
    this.#reached = Promise.withResolvers();
    return this.#reached.promise;
  }

  open(): void {
    this.#opened?.resolve();
    this.#opened = undefined;
  }

  async pass(signal?: AbortSignal): Promise<void> {
    const opened = this.#opened;
    if (!opened) return;
    this.waiting++;
    this.#reached.resolve();
    await untilAborted(() => opened.promise, signal).finally(() => this.waiting--);
  }
}

/** The services that a server waits for, each with a gate. */
export function slowServices(files: FileStore, log: Log) {
  const gates = {
    provider: new Gate(),
    /** Opening a memory. */
    engine: new Gate(),
    filters: new Gate(),
    writer: new Gate(),
    /** A tool that polls. */
    wait: new Gate(),
    reading: new Gate(),
    /** After the first part of a file has arrived. */
    arriving: new Gate(),
    /** After a whole file has arrived. */
    arrived: new Gate(),
  };
  /** The number of files that are being read. */
  const streams = { open: 0 };
  const timing = {
    monotonic: () => 0,
    random: () => 0,
    sleep: async () => {},
    limit: () => new AbortController().signal,
  };
  const provider = withRetries(
    {
      name: "Slow",
      capabilities: { batch: 10 },
      async translate({ segments }, signal) {
        await gates.provider.pass(signal);
        return segments.map(({ source }) => [{ target: source.toUpperCase() }]);
      },
    },
    timing,
    log,
  );
  const host = inProcessEngines({ thread: { providers: [withBatching(provider)] } });
  const engines: EngineHost = {
    ...host,
    async open(memory) {
      await gates.engine.pass();
      return host.open(memory);
    },
  };
  const read = inProcessFilters();
  const filters: FileFilters = {
    ...read,
    async open(file, work) {
      await gates.filters.pass(work.signal);
      return read.open(file, work);
    },
  };
  const writer: Writer = {
    async *write(_, signal) {
      yield "So far ";
      await gates.writer.pass(signal);
      yield "the end.";
    },
  };
  const store: FileStore = {
    ...files,
    async write(body) {
      const gated = new TransformStream<Uint8Array, Uint8Array>({
        async transform(part, controller) {
          controller.enqueue(part);
          await gates.arriving.pass();
        },
        flush: () => gates.arrived.pass(),
      });
      return files.write(body.pipeThrough(gated));
    },
    async read(name) {
      await gates.reading.pass();
      const parts = (await files.read(name)).values();
      streams.open++;
      const end = () => {
        streams.open--;
      };
      return toStream({
        async next() {
          const next = await parts.next();
          if (next.done) end();
          return next;
        },
        async return() {
          end();
          await parts.return?.();
          return { done: true, value: undefined };
        },
      });
    },
  };
  return { gates, streams, engines, filters, writer, files: store };
}
