/**
 * Makes the texts of one request wait for each other, so that providers get them in as few requests as possible.
 *
 * @returns a function for each of the `count` texts, which must call `leave` when it ends
 */
export function createBatchBarrier(count: number): () => { arrive(): Promise<void>; leave(): void } {
  let awaited = count;
  let release = () => {};
  const complete = new Promise<void>((resolve) => {
    release = resolve;
  });
  return () => {
    let isAwaited = true;
    const leave = () => {
      if (isAwaited && --awaited === 0) release();
      isAwaited = false;
    };
    const arrive = () => {
      leave();
      return complete;
    };
    return { arrive, leave };
  };
}
