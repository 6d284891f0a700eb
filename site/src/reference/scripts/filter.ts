import { need } from "../../browser/need.ts";
import { onPage } from "../../browser/page.ts";

/** Puts a box above the list of calls; what it does is fetched when the reader comes to the list. */
onPage(() => {
  const list = document.querySelector<HTMLElement>(".calls");
  if (!list || list.querySelector(".calls-filter")) return;
  const box = document.createElement("input");
  box.type = "search";
  box.placeholder = "Filter operations";
  box.ariaLabel = "Filter operations by summary, ID, or path";
  const place = document.createElement("search");
  place.className = "calls-filter";
  place.append(box);
  list.prepend(place);
  const equip = () => need(import("./filter-calls.ts"), ({ filterCalls }) => filterCalls(list, box));
  list.addEventListener("focusin", equip, { once: true });
});
