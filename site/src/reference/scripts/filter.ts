import { createElement } from "../../browser/element.ts";
import { requireScript } from "../../browser/need.ts";
import { onPage } from "../../browser/page.ts";

/** Adds a box above the list of operations. The rest of the script is loaded when the reader reaches the list. */
onPage(() => {
  const list = document.querySelector<HTMLElement>(".calls");
  if (!list || list.querySelector(".calls-filter")) return;
  const label = "Filter operations by summary, ID, or path";
  const box = createElement("input", { type: "search", placeholder: "Filter operations", "aria-label": label });
  list.prepend(createElement("search", { class: "calls-filter" }, box));
  const load = () => requireScript(import("./filter-operations.ts"), (module) => module.filterOperations(list, box));
  list.addEventListener("focusin", load, { once: true });
});
