import { report } from "../../shell/scripts/page/announce.ts";
import { copy } from "../../shell/scripts/page/copy.ts";
import { typesIn } from "./types-in.ts";

let whole: Promise<string> | undefined;

/** Copies a call as it stands in the Markdown twin of the page, which is fetched at the first press. */
export const copyMarkdown = (id: string, button: HTMLElement) => copyCall(id, button, (call) => call);

/** Copies a call as the task for a language model: what to write, what to keep to, the call itself, and its types. */
export const copyPrompt = (id: string, button: HTMLElement) =>
  copyCall(id, button, (call, parts) => {
    const basics = parts.filter((part) => /^## (Authentication|Base URL)/.test(part)).map((part) => part.trim());
    return [
      `Write a program that makes the call ${id} of the API described below. Ask me for the programming language if you do not know it.`,
      "Use only the parameters, fields and statuses that are described. Take the base URL from the environment variable API and the key from API_KEY, never write a key into the program, and show the message of an answer that is not a success.",
      ...basics,
      call,
      ...typesIn(call, parts),
      `Source: ${location.origin}${location.pathname}#${id}`,
    ].join("\n\n");
  });

async function copyCall(
  id: string,
  button: HTMLElement,
  write: (call: string, parts: string[]) => string,
): Promise<void> {
  try {
    whole ??= fetchTwin();
    const parts = (await whole).split(/\n(?=#{2,3} )/);
    const part = parts.find((text) => text.slice(0, text.indexOf("\n")).endsWith(` (${id})`));
    if (part) await copy(`${write(part.trim(), parts)}\n`, button);
  } catch {
    whole = undefined;
    report("The Markdown could not be loaded.");
  }
}

async function fetchTwin(): Promise<string> {
  const response = await fetch(`${document.documentElement.dataset.base ?? "/"}api.md`);
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}
