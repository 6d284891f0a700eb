import { report } from "./announce.ts";
import { copy } from "./copy.ts";

/** Copies the page as Markdown. */
export async function copyPage(control: HTMLElement): Promise<void> {
  const twin = document.querySelector<HTMLLinkElement>("link[rel=alternate][type='text/markdown']");
  try {
    const response = await fetch(twin?.href ?? "");
    if (!response.ok) throw new Error(String(response.status));
    copy(await response.text(), control);
  } catch {
    report("The Markdown didn't load. Try again.");
  }
}
