/** Whether a text is a name that a file store gave. */
export const isFileName = (text: string): boolean => /^[0-9a-f]{64}-[0-9a-f]{16}$/.test(text);

/** @throws when a text is none */
export function requireFileName(text: string): void {
  if (!isFileName(text)) throw new Error(`${text} is no name of a stored file.`);
}
