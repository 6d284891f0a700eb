import { onPage } from "./page.ts";

const local = "http://localhost:3000";

/** Replaces the URL in the first commands of a guide by that of this page's server. */
export function showOwnUrl(): void {
  for (const code of document.querySelectorAll(".before code"))
    if (code.textContent.includes(local)) code.innerHTML = code.innerHTML.replaceAll(local, location.origin);
}

// On the reader's own machine, this page's server is the reader's own.
if (["localhost", "127.0.0.1", "[::1]"].includes(location.hostname)) onPage(showOwnUrl);
