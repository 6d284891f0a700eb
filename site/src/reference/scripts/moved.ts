import { onPage } from "../../browser/page.ts";
import { findHashTarget } from "../../browser/reveal.ts";

/** Redirects the hash of a moved ID, or of an ID in different case, to the current ID. */
function redirectHash(): void {
  const target = findHashTarget(location.hash) ?? findHashTarget(location.hash.replace(/^#\w+(?=\.\w+$)/, "#*"));
  const name = target ? undefined : /^#([\w.-]+)$/.exec(location.hash)?.[1];
  const alike = name && document.querySelector(`[id="${name}" i]`);
  const position = alike ? `#${alike.id}` : target?.closest(".moved li")?.querySelector("a")?.hash;
  if (position) location.replace(position);
}

addEventListener("hashchange", redirectHash);
onPage(redirectHash);
