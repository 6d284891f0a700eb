import { onAction } from "../../browser/actions.ts";
import { reportFailure } from "../../browser/announce.ts";
import { mayPrefetch } from "./moves/prefetch.ts";

interface Search {
  openSearch(): void;
  /** Fetches the index without opening the dialog. */
  prepareSearch(): void;
}

/** The search itself, fetched on first use. */
const [load] = Object.values(import.meta.glob<Search>("../../search/open-search.ts"));

const open = (): Promise<void> =>
  reportFailure("Search didn't load. Try again.", async () => (await load?.())?.openSearch());

onAction("open-search", open);

// A reader who moves to the box will need search soon.
for (const event of ["pointerover", "focusin"] as const) {
  document.addEventListener(event, ({ target }) => {
    const isBox = target instanceof Element && target.closest("[data-action=open-search]");
    if (isBox && mayPrefetch())
      load?.().then(
        ({ prepareSearch }) => prepareSearch(),
        () => {},
      );
  });
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

document.addEventListener("keydown", (event) => {
  const isCommand =
    event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isField(event.target);
  if (!isCommand && !isSlash) return;
  event.preventDefault();
  open().catch(reportError);
});

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

const keys = document.querySelector(".search-box kbd");
if (isApple && keys) keys.textContent = "⌘ K";
