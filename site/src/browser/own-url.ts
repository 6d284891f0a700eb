import { onPage } from "./page.ts";

const local = "http://localhost:3000";

/** Writes the URL of this page's server into the commands at the beginning of a guide. */
export function showOwnUrl(): void {
  for (const code of document.querySelectorAll(".before code")) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.includes(local)) text.data = text.data.replace(local, location.origin);
    }
  }
}

// A page from the reader's own machine is served by the reader's own server.
if (["localhost", "127.0.0.1", "[::1]"].includes(location.hostname)) onPage(showOwnUrl);
