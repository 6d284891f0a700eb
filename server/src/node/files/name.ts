import type { BytesName } from "../../core/file-store.ts";

export const isFileName = (text: string): text is BytesName => /^[0-9a-f]{64}-[0-9a-f]{16}$/.test(text);

export function requireFileName(text: string): asserts text is BytesName {
  if (!isFileName(text)) throw new Error(`${text} isn't the name of a stored file.`);
}
