import { evaluate } from "@openparlance/sandbox/evaluation";
import { onAction } from "../browser/actions.ts";
import { announce } from "../browser/announce.ts";
import { createElement } from "../browser/element.ts";
import { beforeSwap } from "../browser/page.ts";
import { type ChosenLanguages, createLanguageLists } from "./languages.ts";
import { currentMemory } from "./own-memory.ts";
import { type MemoryFile, readMemoryFile } from "./read-memory-file.ts";
import { writePage, writeResult } from "./report.ts";

let running: AbortController | undefined;
/** The last chosen file, which is read once. */
let read: { file: File; memory: Promise<MemoryFile> } | undefined;

/** Measures the file chosen next to a button, or else the memory imported on the front page. */
export async function startMeasure(control: HTMLElement): Promise<void> {
  const part = control.closest<HTMLElement>(".measure");
  if (!part || running) return;
  const controller = new AbortController();
  running = controller;
  setRunning(part, true);
  try {
    const [file] = part.querySelector<HTMLInputElement>("input")?.files ?? [];
    const chosen = [...part.querySelectorAll("select")].map(({ value }) => value);
    const memory = file ? await readAs(file, chosen) : currentMemory();
    if (!memory) throw new Error("Choose a file first.");
    await measure(part, memory, controller.signal);
  } catch (error) {
    showMessage(part, error instanceof Error ? error.message : String(error));
  } finally {
    running = undefined;
    setRunning(part, false);
  }
}

/** @param chosen if empty, the languages that the file names */
async function readAs(file: File, chosen: readonly string[]): Promise<MemoryFile> {
  const memory = await (read?.file === file ? read.memory : readMemoryFile(file));
  const isRead = chosen.length === 0 || chosen.join() === memory.languages.join();
  return isRead ? memory : readMemoryFile(file, chosen as unknown as ChosenLanguages);
}

/** Shows the languages of the chosen file, so that the reader can select others. */
export async function offerLanguages(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  const lists = input.closest(".measure")?.querySelector<HTMLElement>(".measure-languages");
  if (!lists) return;
  lists.hidden = true;
  lists.replaceChildren();
  // Measuring reports a file that can't be read.
  read = file && { file, memory: readMemoryFile(file) };
  const memory = await read?.memory.catch(() => undefined);
  if (!memory || input.files?.[0] !== file) return;
  const [from, to] = createLanguageLists(memory);
  const guess = memory.choices.length === 0 ? "The file doesn't specify its languages. Choose them: " : "";
  lists.replaceChildren(guess, from, " to ", to);
  lists.hidden = false;
}

const cancel = () => running?.abort(new Error("Canceled."));

onAction("cancel-measure", cancel);
beforeSwap(() => {
  cancel();
  read = undefined;
});

async function measure(part: HTMLElement, memory: MemoryFile, signal: AbortSignal): Promise<void> {
  const bar = part.querySelector("progress");
  const result = part.querySelector(".measure-result");
  if (!bar || !result) return;
  bar.value = 0;
  showMessage(part, `Measuring ${memory.name} …`);
  const startedAt = performance.now();
  const measured = await evaluate(
    { ...memory, name: memory.content.name },
    (share) => {
      bar.value = share;
    },
    signal,
  );
  // The HTML is safe: it has only numbers, and an image whose texts are escaped.
  const { body } = new DOMParser().parseFromString(writeResult(measured), "text/html");
  const href = URL.createObjectURL(new Blob([writePage(memory.name, measured)], { type: "text/html" }));
  const attributes = { class: "download", href, download: `${memory.name}.html` };
  result.replaceChildren(...body.childNodes, createElement("a", attributes, "Download as a page"));
  showMessage(part, `${memory.name} was measured in ${Math.ceil((performance.now() - startedAt) / 1000)} s.`);
}

function setRunning(part: HTMLElement, isRunning: boolean): void {
  const [start, cancel] = part.querySelectorAll<HTMLButtonElement>("button");
  const bar = part.querySelector("progress");
  if (start) start.hidden = isRunning;
  if (cancel) cancel.hidden = !isRunning;
  if (bar) bar.hidden = !isRunning;
  (isRunning ? cancel : start)?.focus();
}

function showMessage(part: HTMLElement, message: string): void {
  const note = part.querySelector(".measure-note");
  if (note) note.textContent = message;
  announce(message);
}
