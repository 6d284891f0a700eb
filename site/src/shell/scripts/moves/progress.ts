import { element } from "../../../browser/element.ts";
import { afterSwap, onMove } from "../../../browser/page.ts";

/** A move that takes longer than this shows the bar. */
const delayMs = 200;

let end = () => {};
let isRouterLoading = false;

function begin(): void {
  end();
  const bar = element("div", { class: "progress", role: "progressbar", "aria-label": "Loading page" });
  const timer = setTimeout(() => document.body.append(bar), delayMs);
  end = () => {
    clearTimeout(timer);
    bar.remove();
  };
}

/** For a link that the router will follow once it is loaded: the wait for it counts. */
export function beginWithRouter(): void {
  if (!isRouterLoading) begin();
  isRouterLoading = true;
}

onMove(({ signal }) => {
  if (!isRouterLoading) begin();
  isRouterLoading = false;
  signal.addEventListener("abort", () => end());
});
afterSwap(() => end());
// Back from another site the browser may show this page as it was left.
addEventListener("pageshow", () => end());
