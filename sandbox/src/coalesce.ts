/**
 * Returns a function that requests a run of `work`, and resolves when all requested work is done. Runs are one at a
 * time; requests during a run are done together in the next one.
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  const runAll = async () => {
    while (again) {
      again = false;
      await work();
    }
  };
  return () => {
    again = true;
    running ??= runAll().finally(() => {
      running = undefined;
    });
    return running;
  };
}
