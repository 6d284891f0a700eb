import { unzipSync, zipSync } from "fflate";
import type { SiteFile } from "../../http/site-file.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const isText = (type: string): boolean =>
  /^text\/|[/+](?:json|xml|yaml)\b/.test(type) && !/^text\/(?:css|javascript)\b/.test(type);

/** The time of all entries, as in the ZIP files of the build: the oldest one that a ZIP can contain. */
const zipTime = new Date(1980, 0, 1);

/** The security policy in a page, which is for hosts that don't send it as a header. */
const policyPattern = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;

/** Prepares to write a file for another origin than that of the build; undefined if the file doesn't contain it. */
export function prepareOrigin(
  address: string,
  { type, plain }: Pick<SiteFile, "type" | "plain">,
  origin: string,
): ((origin: string) => Bytes) | undefined {
  if (type.startsWith("text/html")) return prepareText(withoutPolicy(plain.bytes), origin);
  if (isText(type) || address.endsWith(".http")) return prepareText(plain.bytes, origin);
  return type === "application/zip" ? prepareZip(plain.bytes, origin) : undefined;
}

const withoutPolicy = (html: Bytes): Bytes =>
  Buffer.from(Buffer.from(html).toString("latin1").replace(policyPattern, ""), "latin1");

function prepareText(bytes: Bytes, origin: string): ((origin: string) => Bytes) | undefined {
  const pieces = splitAt(bytes, origin);
  if (pieces.length === 1) return undefined;
  return (other) => {
    const name = Buffer.from(other);
    return Buffer.concat(pieces.flatMap((piece, at) => (at === 0 ? [piece] : [name, piece])));
  };
}

/** Splits a text at each occurrence of an origin, except where a longer one begins with it, such as another port. */
function splitAt(bytes: Bytes, origin: string): Bytes[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const pieces: Bytes[] = [];
  let start = 0;
  for (let at = text.indexOf(origin); at !== -1; at = text.indexOf(origin, at + origin.length)) {
    const end = at + origin.length;
    if (/^(?:[\w-]|[.:]\w)/.test(text.toString("latin1", end, end + 2))) continue;
    pieces.push(bytes.subarray(start, at));
    start = end;
  }
  pieces.push(bytes.subarray(start));
  return pieces;
}

function prepareZip(bytes: Bytes, origin: string): ((origin: string) => Bytes) | undefined {
  const entries = Object.entries(unzipSync(bytes)).map(
    ([name, content]) => [name, content, prepareText(new Uint8Array(content), origin)] as const,
  );
  if (!entries.some(([, , withOrigin]) => withOrigin)) return undefined;
  return (other) => {
    const written = entries.map(([name, content, withOrigin]) => [name, withOrigin?.(other) ?? content]);
    return zipSync(Object.fromEntries(written), { mtime: zipTime });
  };
}
