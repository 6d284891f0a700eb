import { pipeThrough } from "../through.ts";
import { type Case, CaseError, createSizeError, maxCaseLength } from "./case.ts";
import { readCase } from "./read-case.ts";

const linkStart = "#case=";

/** Browsers, chats and trackers accept links of this length. */
const maxLinkLength = 2000;

/** The fragment of a link: the case in JSON, compressed, in base64url; undefined when it would be too long. */
export async function formatCaseHash(document: Case): Promise<string | undefined> {
  const json = new TextEncoder().encode(JSON.stringify(document));
  const bytes = await pipeThrough(json, new CompressionStream("deflate-raw"));
  if (linkStart.length + (bytes.length * 4) / 3 > maxLinkLength) return undefined;
  const text = btoa(String.fromCharCode(...bytes));
  return linkStart + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @throws CaseError */
export const readCaseHash = async (hash: string): Promise<Case> =>
  readCase(await unpackCase(hash.slice(linkStart.length)));

async function unpackCase(packed: string): Promise<string> {
  try {
    const text = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return new TextDecoder().decode(
      await pipeThrough(bytes, new DecompressionStream("deflate-raw"), maxCaseLength, createSizeError()),
    );
  } catch (cause) {
    throw cause instanceof CaseError ? cause : new CaseError("is damaged.", { cause });
  }
}
