import { onAction } from "./actions.ts";
import { announce, report } from "./announce.ts";

const shownMs = 2000;

/** Copies text and lets the control show for a moment that it did. */
export async function copy(text: string, control: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    report("Your browser doesn't allow copying here.");
    return;
  }
  announce("Copied.");
  control.dataset.done = "";
  setTimeout(() => delete control.dataset.done, shownMs);
}

onAction("copy", (control) => {
  const part = control.closest("[data-copy]");
  const code = part?.querySelector("[data-shown] pre") ?? part?.querySelector("pre");
  if (code) void copy(code.textContent ?? "", control);
});
