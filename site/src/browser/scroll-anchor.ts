let release = () => {};

/**
 * Keeps an element at its position on the screen after a scroll to it, although parts above change their heights when
 * they are rendered. Ends when the reader presses a key or a button, or scrolls.
 */
export function anchorScroll(element: HTMLElement): void {
  release();
  const main = document.querySelector("main");
  if (!main) return;
  const position = element.getBoundingClientRect().top;
  // The browser's own scroll anchoring would keep other elements in place.
  const { style } = document.documentElement;
  style.overflowAnchor = "none";

  const ending = new AbortController();
  const { signal } = ending;
  release = () => ending.abort();
  let y = scrollY;
  const movedPx = () => element.getBoundingClientRect().top - position;
  // Rounding can shift positions by less than a pixel when the page's height changes.
  const isMovedAway = () => scrollY !== y && Math.abs(movedPx()) >= 1;
  const observer = new ResizeObserver(() => {
    // The reader has scrolled, but the event has not been handled yet.
    if (!element.isConnected || isMovedAway()) return release();
    scrollBy({ top: movedPx(), behavior: "instant" });
    y = scrollY;
  });
  observer.observe(main);
  signal.addEventListener("abort", () => {
    observer.disconnect();
    style.overflowAnchor = "";
  });
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, release, { signal });
  addEventListener(
    "scroll",
    () => {
      if (isMovedAway()) release();
      else y = scrollY;
    },
    { signal },
  );
}
