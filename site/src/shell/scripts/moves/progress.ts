import { element } from "../../../browser/element.ts";
import { afterSwap, onNavigate } from "../../../browser/page.ts";

/** The delay in milliseconds before a move shows the bar. */
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

/** Shows progress for a link that the router will follow after it is loaded, so that this wait is included. */
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
// After Back from another site, the browser may show this page in its last state.
addEventListener("pageshow", () => end());
