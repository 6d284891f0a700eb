/** A time in milliseconds since 1970 as whole seconds, as some families of objects write it. */
export const epochSeconds = (at: number): number => Math.floor(at / 1000);

/** The same as the other families of objects write it. */
export const isoDate = (at: number): string => new Date(at).toISOString();
