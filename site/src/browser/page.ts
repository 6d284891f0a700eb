/** The cause of a move between pages: a link, or Back or Forward. */
export type MoveType = "push" | "traverse";

export interface Move {
  type: MoveType;
  /** Aborts when the reader opens another page meanwhile. */
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

/** Runs `setup` for the current page and for every later page. */
export function onPage(setup: () => void): void {
  setups.push(setup);
  draw(setup);
}

/** Runs `setup`. If it throws, the crash page shows the error, and its button runs `setup` again. */
export function draw(setup: () => void): void {
  try {
    setup();
  } catch (error) {
    showCrash(error, () => draw(setup));
  }
}

/**
 * Replaces the main part with the crash page; the bar, menus and footer are kept.
 *
 * @param retry runs after "Try again" has restored the main part
 */
export function showCrash(error: unknown, retry: () => void): void {
  // The script in the head shows the crash page, because that script is always loaded.
  document.dispatchEvent(new CustomEvent("crash", { detail: { error, retry } satisfies Crash }));
}

/** Runs `act` when a move begins, before the next page arrives. */
export function onNavigate(act: (move: Move) => void): void {
  document.addEventListener("move-begin", ({ detail }) => act(detail));
}

/** Runs `act` before the next page replaces this one, to keep some elements or to end the work for others. */
export function beforeSwap(act: (next: Document) => void): void {
  document.addEventListener("move-swap", ({ detail }) => act(detail));
}

/** Runs `act` after a move, when the new page is in place but not painted yet. */
export function afterSwap(act: () => void): void {
  document.addEventListener("move-end", act);
}

beforeSwap(({ documentElement }) => documentElement.classList.add("js"));
afterSwap(() => setups.forEach(draw));
