import { reportProblem } from "./announce.ts";
import { copyText } from "./copy.ts";

/** Copies the page as Markdown. */
export async function copyPage(control: HTMLElement): Promise<void> {
  const twin = document.querySelector<HTMLLinkElement>("link[rel=alternate][type='text/markdown']");
  try {
    const response = await fetch(twin?.href ?? "");
    if (!response.ok) throw new Error(String(response.status));
    copyText(await response.text(), control);
  } catch {
    reportProblem("The Markdown didn't load. Try again.");
  }
}
