import { reportProblem } from "../../browser/announce.ts";
import { copyText } from "../../browser/copy.ts";
import { collectTypes } from "./types-in.ts";

/** Requested Markdown by file name. */
const texts = new Map<string, Promise<string>>();

/** In characters; leaves room for the task in any assistant. */
const maxPrompt = 19_400;

export const copyMarkdown = (id: string, button: HTMLElement) => copyLoaded(button, () => readPart(`api/${id}.md`));

/** Copies a prompt for a language model: the task, the rules, the operation, and its types. */
export const copyPrompt = (id: string, button: HTMLElement) =>
  copyLoaded(button, async () => {
    const parts = await Promise.all(["base-url", "authentication", id].map((file) => readPart(`api/${file}.md`)));
    const texts = [
      `Write a program that uses the operation ${id} of the API described below. If you don't know the programming language, let me choose it.`,
      "Use only the parameters, fields, and statuses that are described. Read the base URL from the environment variable API and the key from API_KEY. Never write a key into the program. If a request fails, show the error message. Follow the links for types that aren't included.",
      ...parts,
      `Source: ${location.origin}${location.pathname}#${id}`,
    ];
    const types = await collectTypes(
      parts.join(),
      (name) => document.getElementById(name)?.matches(".entity") === true,
      (name) => readPart(`api/${name}.md`),
      maxPrompt - texts.join().length,
    );
    return [...texts, ...types].join("\n\n");
  });

async function copyLoaded(button: HTMLElement, write: () => Promise<string>): Promise<void> {
  try {
    copyText(`${await write()}\n`, button);
  } catch {
    texts.clear();
    reportProblem("The Markdown couldn't be loaded.");
  }
}

/** A file as a part of a prompt: without the link below its heading, and with headings two levels deeper. */
async function readPart(file: string): Promise<string> {
  const text = (await read(file)).replace(/^(.*\n\n)> .*\n\n/, "$1").trim();
  return text
    .split(/^(```[\s\S]*?^```)/m)
    .map((piece, index) => (index % 2 === 0 ? piece.replaceAll(/^#/gm, "###") : piece))
    .join("");
}

function read(file: string): Promise<string> {
  const text = texts.get(file) ?? fetchText(file);
  texts.set(file, text);
  return text;
}

async function fetchText(file: string): Promise<string> {
  const response = await fetch(`${document.documentElement.dataset.base ?? "/"}${file}`);
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}
