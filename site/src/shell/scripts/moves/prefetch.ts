import { onPage } from "../../../browser/page.ts";
import { type FetchedPage, fetchPage, parseAhead } from "./fetch-page.ts";

/** Pages that are fetched because their links are in view. */
const maxInView = 3;

/** An unknown connection counts as fast. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return navigator.onLine && !(connection?.saveData || connection?.effectiveType?.includes("2g"));
}

/** The target of a link to another page of this site. */
function findPage(link: Element): URL | undefined {
  const url = new URL(link.getAttribute("href") ?? "", location.href);
  const isFile = /\.[a-z]+$/.test(url.pathname);
  const isElsewhere = url.origin !== location.origin || link.matches("[target], [download]");
  return isFile || isElsewhere || url.pathname === location.pathname ? undefined : url;
}

function prefetch(url: URL | undefined, use = (_: FetchedPage) => {}): void {
  // After a failure, the page is fetched when the reader follows the link.
  if (url && mayPrefetch()) fetchPage(url, "low").then(use, () => {});
}

for (const event of ["pointerover", "focusin"] as const) {
  document.addEventListener(event, ({ target }) => {
    const link = target instanceof Element && target.closest("a[href]");
    if (link) prefetch(findPage(link), (page) => whenIdle(() => parseAhead(page)));
  });
}

let inView: IntersectionObserver | undefined;

/**
 * Prefetches pages whose links are in view in the main part, except the reference, which is too large. Links within a
 * page are not observed: the reference has more than a thousand, and the browser would measure each in every frame.
 */
function watchLinks(): void {
  const seen = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const url = isIntersecting ? findPage(target) : undefined;
      if (!url || seen.size === maxInView) continue;
      seen.add(url.pathname);
      prefetch(url);
    }
    if (seen.size === maxInView) observer.disconnect();
  });
  inView = observer;
  for (const link of document.querySelectorAll("main a[href]:not([href^='#'])")) {
    const url = findPage(link);
    if (url && !/\/api\/?$/.test(url.pathname)) observer.observe(link);
  }
}

/** The longest wait until the page is idle. */
const maxWaitMs = 3000;

const whenIdle = (act: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(act, { timeout: maxWaitMs }) : setTimeout(act, 200);

onPage(() => {
  inView?.disconnect();
  if (document.readyState === "complete") whenIdle(watchLinks);
  else addEventListener("load", () => whenIdle(watchLinks), { once: true });
});
