import { createElement } from "../../../browser/element.ts";
import { afterSwap, onNavigate } from "../../../browser/page.ts";

/** Faster moves show no bar. */
const delayMs = 200;

let endProgress = () => {};
let isRouterLoading = false;

function showProgress(): void {
  endProgress();
  const bar = createElement("div", { class: "progress", role: "progressbar", "aria-label": "Loading page" });
  const timer = setTimeout(() => document.body.append(bar), delayMs);
  endProgress = () => {
    clearTimeout(timer);
    bar.remove();
  };
}

/** Starts before the router is loaded, so that the bar includes that wait. */
export function showRouterProgress(): void {
  if (!isRouterLoading) showProgress();
  isRouterLoading = true;
}

onNavigate(({ signal }) => {
  if (!isRouterLoading) showProgress();
  isRouterLoading = false;
  signal.addEventListener("abort", () => endProgress());
});
afterSwap(() => endProgress());
// After Back from another site, the browser may restore this page with its bar.
addEventListener("pageshow", () => endProgress());
