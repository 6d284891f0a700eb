/**
 * Lets requests that arrived meanwhile have their turn: work that is long is done in pieces, with this between them.
 * Node runs timers that are due one after the other before it looks at requests again; `setImmediate` is for after that.
 */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => ("setImmediate" in globalThis ? setImmediate(resolve) : setTimeout(resolve)));

/** Calls back once what runs now, and all that follows it without waiting, is done, before other events have their turn. */
export function afterWork(done: () => void): void {
  if ("process" in globalThis) queueMicrotask(() => process.nextTick(done));
  else setTimeout(done);
}

/** Resolves after so many milliseconds, or when the signal aborts. */
export async function waitFor(ms: number, signal?: AbortSignal): Promise<void> {
  if (ms <= 0 || signal?.aborted) return nextTurn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal?.addEventListener("abort", resolve as () => void);
  await promise;
  signal?.removeEventListener("abort", resolve as () => void);
  clearTimeout(timer);
}

/** Reads a value again and again until it is done or the time is up. @throws the signal's reason when it aborts */
export async function readUntil<Value>(
  read: () => Promise<Value>,
  isDone: (value: Value) => boolean,
  { everyMs, maxMs, signal }: { everyMs: number; maxMs: number; signal?: AbortSignal | undefined },
): Promise<Value> {
  let value = await read();
  for (let waitedMs = 0; !isDone(value) && waitedMs < maxMs; waitedMs += everyMs) {
    await waitFor(everyMs, signal);
    signal?.throwIfAborted();
    value = await read();
  }
  return value;
}
