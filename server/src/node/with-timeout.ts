/** @throws Error when the work takes longer */
export async function withTimeout<T>(maxMs: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`There was no response within ${maxMs} ms.`)), maxMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
