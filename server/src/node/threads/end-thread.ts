/** Ends the thread with an error, of which the thread that started it is notified. */
export function endThread(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
