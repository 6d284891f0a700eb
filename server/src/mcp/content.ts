import { z } from "zod";
import { fromBase64, toBase64 } from "../core/base64.ts";
import { maxFileBytes, ToolError } from "./api-client.ts";

const encoding = z.enum(["utf-8", "base64"]);

export const fileInput = {
  name: z.string().min(1).max(255).describe("The name of the file. Its extension determines the format."),
  content: z
    .string()
    .min(1)
    .max(Math.ceil(maxFileBytes / 3) * 4)
    .describe("The content: text, or base64 for binary formats."),
  encoding: encoding.default("utf-8").describe("The encoding of the content."),
};

/** The fields of a file in the result of a tool. They are absent while the translation of a file is in progress. */
export const fileOutput = {
  name: z.string().optional(),
  content: z.string().optional(),
  encoding: encoding.optional(),
};

interface Content {
  content: string;
  encoding: z.infer<typeof encoding>;
}

/** @throws ToolError when it isn't base64, or too large */
export function toBytes({ content, encoding }: Content): Uint8Array<ArrayBuffer> {
  const bytes = encoding === "base64" ? readBase64(content) : new TextEncoder().encode(content);
  if (bytes.length <= maxFileBytes) return bytes;
  throw new ToolError(`The file is larger than ${maxFileBytes} bytes. Upload it with the API.`);
}

function readBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return fromBase64(text);
  } catch {
    throw new ToolError("The content isn't base64.");
  }
}

export const toFile = ({ name, bytes }: { name: string | undefined; bytes: Uint8Array }) => ({
  ...(name !== undefined && { name }),
  ...toContent(bytes),
});

function toContent(bytes: Uint8Array): Content {
  const text = toText(bytes);
  if (text !== undefined) return { content: text, encoding: "utf-8" };
  return { content: toBase64(bytes), encoding: "base64" };
}

function toText(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
