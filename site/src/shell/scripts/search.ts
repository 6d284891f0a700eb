import { onAction } from "../../browser/actions.ts";
import { reportFailure } from "../../browser/announce.ts";
import { mayPrefetch } from "./moves/prefetch.ts";

interface Search {
  openSearch(typed: string): void;
  /** Fetches the index without opening the dialog. */
  prepareSearch(): void;
}

/** Loaded on first use. */
const [load] = Object.values(import.meta.glob<Search>("../../search/open-search.ts"));

/** Text typed until the dialog opens; undefined if none will open. */
let typed: string | undefined;

const open = (): Promise<void> =>
  reportFailure("Search didn't load. Try again.", async () => {
    if (typed !== undefined) return;
    typed = "";
    try {
      const search = await load?.();
      if (typed !== undefined) search?.openSearch(typed);
    } finally {
      typed = undefined;
    }
  });

onAction("open-search", open);

// Prepares search when the reader comes near the box. A press elsewhere cancels the dialog that is loading.
for (const event of ["pointerover", "focusin", "pointerdown"] as const) {
  document.addEventListener(event, ({ target }) => {
    const isBox = target instanceof Element && target.closest("[data-action=open-search]");
    if (!isBox && event === "pointerdown") typed = undefined;
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
  const isControl = ctrlKey || metaKey;
  const isPlain = !isControl && !altKey && !isField(event.target);
  const isCommand = isControl && !altKey && !shiftKey && key.toLowerCase() === "k";
  if (key === "Escape") typed = undefined;
  if (isPlain && typed !== undefined) {
    // Enter becomes a line break, which opens the first result once there are results.
    const text = key === "Enter" ? "\n" : key;
    if (key === "Backspace") typed = typed.slice(0, -1);
    // A space or Enter before any text scrolls the page or presses a button.
    else if (text.length > 1 || !(typed + text).trim()) return;
    else typed += text;
  } else if (isCommand || (isPlain && key === "/")) open().catch(reportError);
  else return;
  event.preventDefault();
});

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

const keys = document.querySelector(".search-box kbd");
if (isApple && keys) keys.textContent = "⌘ K";
