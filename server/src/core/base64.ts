export function toBase64(bytes: Uint8Array): string {
  let units = "";
  // In parts, because the number of arguments of a call is limited.
  const part = 32_768;
  for (let at = 0; at < bytes.length; at += part) units += String.fromCharCode(...bytes.subarray(at, at + part));
  return btoa(units);
}

/** Without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** @throws when the text is not Base64 */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0));

export const randomBase64Url = (sizeBytes: number): string =>
  toBase64Url(crypto.getRandomValues(new Uint8Array(sizeBytes)));
