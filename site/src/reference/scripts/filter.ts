import { need } from "../../browser/need.ts";
import { onPage } from "../../browser/page.ts";

/** Puts a box above the list of operations; what it does is fetched when the reader comes to the list. */
onPage(() => {
  const list = document.querySelector<HTMLElement>(".calls");
  if (!list || list.querySelector(".calls-filter")) return;
  const box = document.createElement("input");
  box.type = "search";
  box.placeholder = "Filter operations";
  box.ariaLabel = "Filter operations by summary, ID, or path";
  const location = document.createElement("search");
  location.className = "calls-filter";
  location.append(box);
  list.prepend(location);
  const equip = () => need(import("./filter-operations.ts"), ({ filterOperations }) => filterOperations(list, box));
  list.addEventListener("focusin", equip, { once: true });
});
