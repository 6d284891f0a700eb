/** A move that takes longer than this shows the bar. */
const delayMs = 200;

document.addEventListener("astro:before-preparation", ({ signal }) => {
  const bar = document.createElement("div");
  bar.className = "progress";
  bar.setAttribute("role", "progressbar");
  bar.setAttribute("aria-label", "Loading the page");
  const timer = setTimeout(() => document.body.append(bar), delayMs);
  const stop = () => {
    clearTimeout(timer);
    bar.remove();
  };
  signal.addEventListener("abort", stop);
  document.addEventListener("astro:after-swap", stop, { once: true });
});
