import { report } from "./announce.ts";
import { fetchPage } from "./fetch-page.ts";
import "./moves.ts";
import { ownAddress } from "./own-address.ts";

// The router asks us for the next page. When it cannot be had, the browser loads it in full: once, for it then
// leaves this page, and what it finds there it shows itself.
document.addEventListener("astro:before-preparation", (event) => {
  event.loader = async () => {
    try {
      const { html, address } = await fetchPage(event.to);
      const next = new DOMParser().parseFromString(html, "text/html");
      if (!next.querySelector(`script[src="${ownAddress}"]`)) throw new Error("The page is of another build.");
      const { hash } = event.to;
      event.to = new URL(address);
      event.to.hash = hash;
      for (const element of next.querySelectorAll("noscript")) element.remove();
      await Promise.all(newStyles(next).map(preload));
      event.newDocument = next;
    } catch {
      if (event.signal.aborted) return;
      report("The page did not load. Loading it again.");
      event.preventDefault();
      // After Back or Forward the address is already the new one: going there again would only follow its hash.
      if (event.navigationType === "traverse") await reload();
    }
  };
});

/** Never settles: the page is on its way out. */
function reload(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

function newStyles(next: Document): string[] {
  return [...next.querySelectorAll("head link[rel=stylesheet]")]
    .map((link) => link.getAttribute("href") ?? "")
    .filter((address) => !document.querySelector(`link[rel=stylesheet][href="${address}"]`));
}

/** Settles in any case: a page without its style is better than none. */
function preload(address: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "style", href: address, onload: () => done(), onerror: () => done() });
    document.head.append(link);
  });
}
