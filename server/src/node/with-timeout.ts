/** @throws Error when the work takes longer */
export async function withTimeout<T>(maxMs: number, work: Promise<T>): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error(`There was no response within ${maxMs} ms.`)), maxMs);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
