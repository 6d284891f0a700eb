/**
 * Lets requests that arrived meanwhile have their turn: work that is long is done in pieces, with this between them.
 * Node runs timers that are due one after the other before it looks at requests again; `setImmediate` is for after that.
 */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => void ("setImmediate" in globalThis ? setImmediate(resolve) : setTimeout(resolve)));

/**
 * Lets what is ready run. Events have their turn as soon as that took so many milliseconds, because a turn costs as much as
 * a small request. In a browser, they always have it.
 *
 * @param now milliseconds, from any moment on
 */
export function turnsEvery(ms: number, now: () => number = () => performance.now()): () => Promise<void> {
  if (typeof globalThis.process?.nextTick !== "function") return nextTurn;
  let usedMs = 0;
  return async () => {
    const start = now();
    // All that is ready runs before the next tick.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    usedMs += now() - start;
    if (usedMs < ms) return;
    usedMs = 0;
    await nextTurn();
  };
}

/** Resolves after so many milliseconds, or when the signal aborts. */
export async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return nextTurn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener("abort", resolve as () => void);
  await promise;
  signal.removeEventListener("abort", resolve as () => void);
  clearTimeout(timer);
}
