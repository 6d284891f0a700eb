let release = () => {};

/**
 * Keeps an element at its position on the screen after a scroll to it. The heights of distant parts are estimates, so
 * the page above may grow or shrink when they are rendered. This ends when the reader presses a key or a button, or
 * scrolls.
 */
export function anchorScroll(element: HTMLElement): void {
  release();
  const main = document.querySelector("main");
  if (!main) return;
  const position = element.getBoundingClientRect().top;
  // The browser would keep other elements, such as those below folds that open in an operation.
  const { style } = document.documentElement;
  style.overflowAnchor = "none";

  const ending = new AbortController();
  const { signal } = ending;
  release = () => ending.abort();
  let y = scrollY;
  const moved = () => element.getBoundingClientRect().top - position;
  // Positions are fractions of a pixel, so a page that grows or shrinks can shift them by less than one.
  const isMovedAway = () => scrollY !== y && Math.abs(moved()) >= 1;
  const observer = new ResizeObserver(() => {
    // A scroll has moved the element, but its event has not been handled yet.
    if (!element.isConnected || isMovedAway()) return release();
    scrollBy({ top: moved(), behavior: "instant" });
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
