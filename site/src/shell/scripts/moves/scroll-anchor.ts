let release = () => {};

/**
 * Keeps what the reader was led to at its place on the screen. Parts far away are only as high as guessed, so the page
 * above may grow or shrink when they are drawn. It ends with the reader's next press, key or scroll.
 */
export function anchorScroll(element: HTMLElement): void {
  release();
  const main = document.querySelector("main");
  const place = element.getBoundingClientRect().top;
  if (!main || place < 0 || place > innerHeight) return;

  const ending = new AbortController();
  const { signal } = ending;
  release = () => ending.abort();
  let y = scrollY;
  const observer = new ResizeObserver(() => {
    const moved = element.getBoundingClientRect().top - place;
    // Moved by a scroll that was not told yet, unless it was the browser's own to keep the place.
    if (!element.isConnected || (moved !== 0 && scrollY !== y)) return release();
    scrollBy({ top: moved, behavior: "instant" });
    y = scrollY;
  });
  observer.observe(main);
  signal.addEventListener("abort", () => observer.disconnect());
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, release, { signal });
  addEventListener("scroll", () => scrollY !== y && release(), { signal });
}
