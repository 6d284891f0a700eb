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

/** A page without HTTPS, such as that of a server in the reader's network, has no clipboard, but the command works. */
async function writeClipboard(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", fill);
  const isCopied = document.execCommand("copy");
  document.removeEventListener("copy", fill);
  if (!isCopied) throw new Error("The browser refused to copy.");
}

onAction("copy", (control) => {
  const part = control.closest("[data-copy]");
  const code = part?.querySelector(":scope [data-shown] pre") ?? part?.querySelector("pre");
  if (code) copyText(code.textContent, control);
});
