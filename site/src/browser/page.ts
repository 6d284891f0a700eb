/** The cause of a move between pages: a link, or Back or Forward. */
export type MoveType = "push" | "traverse";

export interface Move {
  type: MoveType;
  /** Aborts when the reader goes elsewhere meanwhile. */
  signal: AbortSignal;
}

interface Crash {
  error: unknown;
  /** Runs when the reader presses "Try again". */
  retry: () => void;
  /** Whether a style sheet of the page is missing. */
  isUnstyled?: boolean;
}

declare global {
  interface DocumentEventMap {
    "move-begin": CustomEvent<Move>;
    "move-swap": CustomEvent<Document>;
    "move-end": CustomEvent<undefined>;
    crash: CustomEvent<Crash>;
  }
}

const setups: (() => void)[] = [];

/** Runs `setup` for the page shown now and for every page after it. */
export function onPage(setup: () => void): void {
  setups.push(setup);
  draw(setup);
}

/** Runs `setup`; if it throws, the crash page says why, and its button runs it again. */
export function draw(setup: () => void): void {
  try {
    setup();
  } catch (error) {
    showCrash(error, () => draw(setup));
  }
}

/**
 * Puts the crash page instead of the main part; the bar, menus and footer stay.
 *
 * @param retry what "Try again" runs once the main part is back
 */
export function showCrash(error: unknown, retry: () => void): void {
  // The script in the head draws it: that script can't be missing.
  document.dispatchEvent(new CustomEvent("crash", { detail: { error, retry } satisfies Crash }));
}

/** When a move begins and the next page is still to come. */
export function onMove(act: (move: Move) => void): void {
  document.addEventListener("move-begin", ({ detail }) => act(detail));
}

/** Before the next page replaces this one: carry over what outlives a page, end what does not. */
export function beforeSwap(act: (next: Document) => void): void {
  document.addEventListener("move-swap", ({ detail }) => act(detail));
}

/** After a move, when the new page is instead and nothing is painted yet. */
export function afterSwap(act: () => void): void {
  document.addEventListener("move-end", act);
}

beforeSwap(({ documentElement }) => documentElement.classList.add("js"));
afterSwap(() => setups.forEach(draw));
