export function endThread(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
