import type { SentResponse } from "./send.ts";

const extensions: Record<string, string> = { "application/json": "json", "text/csv": "csv", "text/plain": "txt" };

/** The file name that the server sent, or one by the media type. Source: RFC 6266. */
export function findFileName({ headers, mediaType }: Pick<SentResponse, "headers" | "mediaType">): string {
  const input = headers.find(([name]) => name === "content-disposition")?.[1] ?? "";
  const extended = decodeName(/filename\*=UTF-8''([^;]+)/i.exec(input)?.[1]);
  const quoted = /filename="((?:[^"\\]|\\.)+)"/i.exec(input)?.[1]?.replaceAll(/\\(.)/g, "$1");
  return extended ?? quoted ?? `response.${extensions[mediaType] ?? "bin"}`;
}

function decodeName(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
