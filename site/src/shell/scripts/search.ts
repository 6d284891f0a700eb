import { onAction } from "../../browser/actions.ts";
import { reportFailure } from "../../browser/announce.ts";
import { mayPrefetch } from "./moves/prefetch.ts";

interface Search {
  openSearch(typed: string): void;
  /** Fetches the index without opening the dialog. */
  prepareSearch(): void;
}

/** The search itself, fetched on first use. */
const [load] = Object.values(import.meta.glob<Search>("../../search/open-search.ts"));

/** The text that the reader types until the dialog is there. */
let typed: string | undefined;

const open = (): Promise<void> =>
  reportFailure("Search didn't load. Try again.", async () => {
    typed ??= "";
    try {
      (await load?.())?.openSearch(typed);
    } finally {
      typed = undefined;
    }
  });

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
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isPlain = !ctrlKey && !metaKey && !altKey;
  const isCommand = key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey;
  const isEarly = typed !== undefined && isPlain && key.length === 1;
  if (!isEarly && !isCommand && !(key === "/" && isPlain && !isField(event.target))) return;
  event.preventDefault();
  if (isEarly) typed += key;
  else open().catch(reportError);
});

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

const keys = document.querySelector(".search-box kbd");
if (isApple && keys) keys.textContent = "⌘ K";
