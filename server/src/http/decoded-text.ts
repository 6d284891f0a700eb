import { invalid, malformedText, unsupportedEncoding } from "../core/errors.ts";

/** The number of bytes decoded at a time to find the wrong one. */
const pageBytes = 4096;
/** More bytes than a character has in any encoding. */
const maxCharacterBytes = 8;

/**
 * Decodes bytes by the charset of the content type, any label of the Encoding Standard; UTF-8 by default.
 * @throws ApiError `bad-json` with the position of the first wrong byte; `wrong-type` for an unknown charset
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const charset = charsetOf(contentType);
  try {
    return newDecoder(charset).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw malformedText(charset === "utf-8" ? "UTF-8" : charset, findFault(bytes, charset));
  }
}

/** The path and the query of a request's target, as they were sent. */
export function splitTarget(target: string): [path: string, query: string] {
  const end = target.indexOf("?");
  return end < 0 ? [target, ""] : [target.slice(0, end), target.slice(end + 1)];
}

const noFields = new URLSearchParams();

/**
 * The fields of a query or a form, percent-encoded in the charset of the content type; UTF-8 by default.
 * @throws ApiError `invalid` for a field in another charset; `wrong-type` for an unknown one
 */
export function decodeFields(text: string, contentType = ""): URLSearchParams {
  if (text === "") return noFields;
  if (!text.includes("%")) return new URLSearchParams(text);
  const charset = charsetOf(contentType);
  if (charset === "utf-8" && isPercentEncoded(text)) return new URLSearchParams(text);
  const decoder = newDecoder(charset);
  const fields = text.split("&").map((field) =>
    field.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
      const bytes = Uint8Array.from(run.slice(1).split("%"), (hex) => Number.parseInt(hex, 16));
      try {
        return encodeURIComponent(decoder.decode(bytes));
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        const [name = ""] = field.split("=");
        throw invalid(name, charset === "utf-8" ? "percent-encoded UTF-8" : `percent-encoded ${charset}`);
      }
    }),
  );
  return new URLSearchParams(fields.join("&"));
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const escapedHalfPattern = /\\ud[89ab]..(?!\\ud[c-f])|(?<!\\ud[89ab]..)\\ud[c-f]/i;

/** Whether JSON has no half of a surrogate pair. No encoding can express such a half, so it can only be escaped. */
export const isWellFormed = (json: string): boolean =>
  !/\\ud/i.test(json) || !escapedHalfPattern.test(json.replaceAll("\\\\", "  "));

/** The charset of a content type. US-ASCII counts as UTF-8, because its label means windows-1252 to the decoder. */
function charsetOf(contentType: string): string {
  const parameters = [...contentType.toLowerCase().matchAll(/;\s*([^\s;="]+)\s*=\s*("[^"]*"|[^\s;"]*)/g)];
  const [, , value = ""] = parameters.find(([, name]) => name === "charset") ?? [];
  const charset = value.replaceAll('"', "") || "utf-8";
  return /^(?:(?:us-)?ascii|ansi_x3\.4-19(?:68|86))$/.test(charset) ? "utf-8" : charset;
}

function newDecoder(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    throw unsupportedEncoding(charset);
  }
}

/** The number of bytes before the first character that can't be decoded. */
function findFault(bytes: Uint8Array, charset: string): number {
  const decode = (decoder: TextDecoder, from: number, to: number) => {
    try {
      return decoder.decode(bytes.subarray(from, to), { stream: true });
    } catch {
      return undefined;
    }
  };
  const pages = newDecoder(charset);
  let at = 0;
  while (at < bytes.length && decode(pages, at, at + pageBytes) !== undefined) at += pageBytes;
  // The character may begin in the previous page.
  at = Math.max(0, Math.min(at, bytes.length) - maxCharacterBytes);
  const single = newDecoder(charset);
  decode(single, 0, at);
  let begin = at;
  for (; at < bytes.length; at++) {
    const character = decode(single, at, at + 1);
    if (character === undefined) return begin;
    if (character !== "") begin = at + 1;
  }
  return begin;
}
