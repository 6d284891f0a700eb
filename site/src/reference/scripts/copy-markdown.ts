import { report } from "../../shell/scripts/page/announce.ts";
import { copy } from "../../shell/scripts/page/copy.ts";
import { typesIn } from "./types-in.ts";

let whole: Promise<string> | undefined;

/** Copies an operation from the Markdown twin of the page, which is fetched at the first press. */
export const copyMarkdown = (id: string, button: HTMLElement) => copyCall(id, button, (call) => call);

/** Copies a call as the task for a language model: what to write, what to keep to, the call itself, and its types. */
export const copyPrompt = (id: string, button: HTMLElement) =>
  copyCall(id, button, (call, parts) => {
    const basics = parts.filter((part) => /^## (Authentication|Base URL)/.test(part)).map((part) => part.trim());
    return [
      `Write a program that uses the operation ${id} of the API described below. If you don't know the programming language, let me choose it.`,
      "Use only the parameters, fields, and statuses that are described. Read the base URL from the environment variable API and the key from API_KEY. Never write a key into the program. If a request fails, show the message of the error.",
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
    report("The Markdown couldn't be loaded.");
  }
}

async function fetchTwin(): Promise<string> {
  const response = await fetch(`${document.documentElement.dataset.base ?? "/"}api.md`);
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}
