/**
 * Waits until other events were handled, such as requests. Long work is divided into pieces and waits between them.
 * Node runs all due timers before it handles requests, and `setImmediate` after them.
 */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => ("setImmediate" in globalThis ? setImmediate(resolve) : setTimeout(resolve)));

/** Runs `done` after the current work and all work that follows it without waiting, but before other events. */
export function afterWork(done: () => void): void {
  if ("process" in globalThis) queueMicrotask(() => process.nextTick(done));
  else setTimeout(done);
}

/** Resolves after this number of milliseconds, or when the signal aborts. */
export async function waitFor(ms: number, signal?: AbortSignal): Promise<void> {
  if (ms <= 0 || signal?.aborted) return nextTurn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal?.addEventListener("abort", resolve as () => void);
  await promise;
  signal?.removeEventListener("abort", resolve as () => void);
  clearTimeout(timer);
}

/** Reads a value at intervals until it is ready or the time is over. @throws the signal's reason when it aborts */
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

const findsPerTurn = 50;

/** Finds the object of each ID, once for IDs that are repeated. Other requests have their turn in between. */
export async function eachOnce<Id, T>(ids: readonly Id[], find: (id: Id) => Promise<T>): Promise<T[]> {
  const objects = new Map<Id, T>();
  for (const id of ids) {
    if (objects.has(id)) continue;
    objects.set(id, await find(id));
    if (objects.size % findsPerTurn === 0) await nextTurn();
  }
  return ids.map((id) => objects.get(id) as T);
}

const sliceMs = 5;
let line = Promise.resolve();

/** Waits for a turn of the event loop for one slice of long work only. */
function ownTurn(): Promise<void> {
  line = line.then(nextTurn);
  return line;
}

/** Collects items that take time to make. Other requests have their turn in between. */
export async function collectInTurns<Item>(items: Iterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  let begunAt = performance.now();
  for (const item of items) {
    all.push(item);
    if (performance.now() - begunAt < sliceMs) continue;
    await ownTurn();
    begunAt = performance.now();
  }
  return all;
}

export async function readAll<Row>(pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const page of pages) for (const item of page) all.push(item);
  return all;
}
