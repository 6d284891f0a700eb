export function endWorker(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
