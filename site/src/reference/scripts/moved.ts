import { onPage } from "../../browser/page.ts";
import { hashTarget } from "../../browser/reveal.ts";

/** Redirects a link to a moved ID to the new ID, and a link in different case to the ID as it is written. */
function follow(): void {
  const target = hashTarget(location.hash) ?? hashTarget(location.hash.replace(/^#\w+(?=\.\w+$)/, "#*"));
  const name = target ? undefined : /^#([\w.-]+)$/.exec(location.hash)?.[1];
  const alike = name && document.querySelector(`[id="${name}" i]`);
  const position = alike ? `#${alike.id}` : target?.closest(".moved li")?.querySelector("a")?.hash;
  if (position) location.replace(position);
}

addEventListener("hashchange", follow);
onPage(follow);
