let release = () => {};

/**
 * Keeps what the reader was led to at its location on the screen. Parts far away are only as high as guessed, so the
 * page above may grow or shrink when they are drawn. It ends with the reader's next press, key or scroll.
 */
export function anchorScroll(element: HTMLElement): void {
  release();
  const main = document.querySelector("main");
  const { top: position, bottom } = element.getBoundingClientRect();
  if (!main || bottom < 0 || position > innerHeight) return;

  const ending = new AbortController();
  const { signal } = ending;
  release = () => ending.abort();
  let y = scrollY;
  const moved = () => element.getBoundingClientRect().top - position;
  // A scroll that leaves the element at its location is the browser's own. Locations are fractions of a pixel, so a
  // page that grows or shrinks can shift them by less than one.
  const isMovedAway = () => scrollY !== y && Math.abs(moved()) >= 1;
  const observer = new ResizeObserver(() => {
    // Moved by a scroll that was not reported yet.
    if (!element.isConnected || isMovedAway()) return release();
    scrollBy({ top: moved(), behavior: "instant" });
    y = scrollY;
  });
  observer.observe(main);
  signal.addEventListener("abort", () => observer.disconnect());
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
