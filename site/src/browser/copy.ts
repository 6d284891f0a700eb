import { onAction } from "./actions.ts";
import { announce, report } from "./announce.ts";

const shownMs = 2000;

/** Copies text, and confirms it on the control. Doesn't overwrite the clipboard with an empty text. */
export function copy(text: string, control: HTMLElement): void {
  if (text === "") {
    report("There is nothing to copy yet.");
    return;
  }
  const show = () => {
    announce("Copied.");
    control.dataset.done = "";
    setTimeout(() => delete control.dataset.done, shownMs);
  };
  write(text).then(show, () => report("Your browser doesn't allow copying here."));
}

/** Rejects on pages without HTTPS, which have no clipboard. */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

onAction("copy", (control) => {
  const part = control.closest("[data-copy]");
  const code = part?.querySelector(":scope [data-shown] pre") ?? part?.querySelector("pre");
  if (code) copy(code.textContent ?? "", control);
});
