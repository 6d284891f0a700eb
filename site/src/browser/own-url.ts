import { onPage } from "./page.ts";

const local = "http://localhost:3000";

/** Writes the URL of this page's server into the commands at the beginning of a guide. */
export function showOwnUrl(): void {
  for (const code of document.querySelectorAll(".before code"))
    code.innerHTML = code.innerHTML.replaceAll(local, location.origin);
}

// A page from the reader's own machine is served by the reader's own server.
if (["localhost", "127.0.0.1", "[::1]"].includes(location.hostname)) onPage(showOwnUrl);
