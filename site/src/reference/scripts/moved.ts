import { onPage } from "../../browser/page.ts";
import { hashTarget } from "../../browser/reveal.ts";

/** A link to an ID that moved leads to its new place. */
function follow(): void {
  const place = hashTarget(location.hash)?.closest(".moved li")?.querySelector("a");
  if (place) location.replace(place.hash);
}

addEventListener("hashchange", follow);
onPage(follow);
