import { fromBase64, randomBase64Url, toBase64Url } from "../core/base64.ts";
import { importHmacKey } from "../core/hash.ts";

export interface UploadAddress {
  uploadId: number;
  /** 0 for the whole file. */
  part: number;
  /** Null when the size was not announced. */
  sizeBytes: number | null;
  /** Unix timestamp (seconds). */
  expires: number;
}

/** A secret that signs the URLs of uploads: 192 random bits. */
export const newSecret = (): string => randomBase64Url(24);

export async function signAddress(secret: string, address: UploadAddress): Promise<string> {
  const text = textOf(address);
  const signature = await crypto.subtle.sign("HMAC", await importHmacKey(secret), new TextEncoder().encode(text));
  return `${text}.${toBase64Url(new Uint8Array(signature))}`;
}

/** Reads a token without checking its signature; undefined for an invalid token. */
export function readAddress(token: string): UploadAddress | undefined {
  const match = /^(\d{1,16})\.(\d{1,5})\.(\d{0,16})\.(\d{1,12})\.[\w-]{43}$/.exec(token);
  if (!match) return undefined;
  const [, uploadId, part, sizeBytes, expires] = match;
  return {
    uploadId: Number(uploadId),
    part: Number(part),
    sizeBytes: sizeBytes === "" ? null : Number(sizeBytes),
    expires: Number(expires),
  };
}

export async function isSigned(secret: string, token: string): Promise<boolean> {
  const dot = token.lastIndexOf(".");
  const data = new TextEncoder().encode(token.slice(0, dot));
  const signature = fromBase64(
    token
      .slice(dot + 1)
      .replaceAll("-", "+")
      .replaceAll("_", "/"),
  );
  return crypto.subtle.verify("HMAC", await importHmacKey(secret), signature, data);
}

const textOf = ({ uploadId, part, sizeBytes, expires }: UploadAddress) =>
  `${uploadId}.${part}.${sizeBytes ?? ""}.${expires}`;
