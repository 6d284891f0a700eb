import type {} from "../../browser/need.ts";

/**
 * Handles files of the page that don't load. If the base differs from that of the build, a banner reports this.
 * Otherwise, the page is reloaded; after the second failure, the crash page lists the files. Runs in the head.
 */
export function watchFiles(): void {
  const { dataset } = document.documentElement;
  const missing = new Set<string>();
  let isUnstyled = false;
  let isLeaving = false;
  const retry = () => location.reload();

  /** Reloads the page once per route and session; the history stores reloaded routes. */
  const reload = (): boolean => {
    const { pathname } = location;
    const reloaded: string[] = history.state?.reloaded ?? [];
    if (isLeaving || reloaded.includes(pathname)) return isLeaving;
    isLeaving = true;
    history.replaceState({ ...history.state, reloaded: [...reloaded, pathname] }, "");
    location.reload();
    return true;
  };

  const crash = (cause?: unknown) => {
    const script = /\/assets\/\S+/.exec(cause instanceof Error ? cause.message : "")?.[0];
    if (script) missing.add(`The script ${script} didn't load.`);
    const error = [...missing, `The page ${location.pathname} didn't load.`].reduce(
      (cause, message) => new Error(message, { cause }),
      cause,
    );
    missing.clear();
    document.dispatchEvent(new CustomEvent("crash", { detail: { error, retry, isUnstyled } }));
  };

  const showBanner = () => {
    const banner = document.getElementById("wrong-base");
    if (!banner?.hidden) return;
    banner.querySelector("[data-likely-base]")?.append(dataset.foundBase ?? "");
    banner.style.cssText =
      "padding:20px;border:2px solid #b3261e;background:#fff;color:#1a1930;font:1rem/1.5 sans-serif";
    banner.hidden = false;
  };

  document.addEventListener("load-failure", (event) => {
    if (reload()) event.preventDefault();
    else crash(event.detail);
  });

  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const path = target.getAttribute("src") ?? target.getAttribute("href");
      const isScript = target.matches("script");
      if (!isScript && !target.matches("[rel=stylesheet], [rel=preload]")) return;
      missing.add(`The ${isScript ? "script" : "style sheet"} ${path} didn't load.`);
      // The file of a failed preload also fails when it is used.
      if (target.matches("[rel=preload]")) return;
      isUnstyled ||= !isScript;
      const isMisplaced = dataset.foundBase && dataset.foundBase !== dataset.base;
      if (!isMisplaced && reload()) return;
      // Until the page is parsed, not all missing files are known.
      const show = isMisplaced ? showBanner : () => crash();
      if (document.readyState !== "loading") show();
      else addEventListener("DOMContentLoaded", show);
    },
    true,
  );

  // Leaving a page that is still loading cancels its requests.
  const leave = () => {
    isLeaving = true;
  };
  addEventListener("beforeunload", leave);
  addEventListener("load", () => {
    removeEventListener("beforeunload", leave);
    // A host may send a page instead of a missing file, which a browser accepts as an empty style sheet.
    for (const link of document.querySelectorAll<HTMLLinkElement>("[rel=stylesheet]"))
      try {
        if (link.sheet?.cssRules.length === 0) link.dispatchEvent(new Event("error"));
      } catch {
        // A browser forbids reading the rules of a style sheet that failed.
      }
  });
}
