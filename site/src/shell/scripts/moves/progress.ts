import { createElement } from "../../../browser/element.ts";
import { afterSwap, onNavigate } from "../../../browser/page.ts";

/** Faster moves show no bar. */
const delayMs = 200;

let end = () => {};
let isRouterLoading = false;

function begin(): void {
  end();
  const bar = createElement("div", { class: "progress", role: "progressbar", "aria-label": "Loading page" });
  const timer = setTimeout(() => document.body.append(bar), delayMs);
  end = () => {
    clearTimeout(timer);
    bar.remove();
  };
}

/** Starts before the router is loaded, so that the bar includes that wait. */
export function beginWithRouter(): void {
  if (!isRouterLoading) begin();
  isRouterLoading = true;
}

onNavigate(({ signal }) => {
  if (!isRouterLoading) begin();
  isRouterLoading = false;
  signal.addEventListener("abort", () => end());
});
afterSwap(() => end());
// After Back from another site, the browser may restore this page with its bar.
addEventListener("pageshow", () => end());
