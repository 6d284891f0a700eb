import { onAction } from "./actions.ts";
import { announce, reportProblem } from "./announce.ts";

const shownMs = 2000;

/** Copies text, and confirms it on the control. Doesn't overwrite the clipboard with an empty text. */
export function copyText(text: string, control: HTMLElement): void {
  if (text === "") {
    reportProblem("There is nothing to copy yet.");
    return;
  }
  const confirm = () => {
    announce("Copied.");
    control.dataset.done = "";
    setTimeout(() => delete control.dataset.done, shownMs);
  };
  writeClipboard(text).then(confirm, () => reportProblem("Your browser doesn't allow copying here."));
}

/** Rejects on pages without HTTPS, which have no clipboard. */
const writeClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

onAction("copy", (control) => {
  const part = control.closest("[data-copy]");
  const code = part?.querySelector(":scope [data-shown] pre") ?? part?.querySelector("pre");
  if (code) copyText(code.textContent ?? "", control);
});
