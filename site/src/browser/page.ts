/** A link, or Back or Forward. */
export type MoveType = "push" | "traverse";

export interface Move {
  type: MoveType;
  /** Aborts when the reader opens another page before the move ends. */
  signal: AbortSignal;
}

interface Crash {
  error: unknown;
  /** Runs on "Try again". */
  retry: () => void;
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

/** Runs `setup` for this and every later page. */
export function onPage(setup: () => void): void {
  setups.push(setup);
  runSetup(setup);
}

/** If `setup` throws, the crash page shows the error. Its button runs `setup` again. */
export function runSetup(setup: () => void): void {
  try {
    setup();
  } catch (error) {
    showCrash(error, () => runSetup(setup));
  }
}

/** Replaces the main part by the crash page. @param retry runs after "Try again" has restored the main part */
export function showCrash(error: unknown, retry: () => void): void {
  // The script in the head, which is always loaded, shows the crash page.
  document.dispatchEvent(new CustomEvent("crash", { detail: { error, retry } satisfies Crash }));
}

/** Runs `act` when a move begins, before the next page arrives. */
export function onNavigate(act: (move: Move) => void): void {
  document.addEventListener("move-begin", ({ detail }) => act(detail));
}

/** Runs `act` before the next page replaces this one, to keep elements or to end their work. */
export function beforeSwap(act: (next: Document) => void): void {
  document.addEventListener("move-swap", ({ detail }) => act(detail));
}

/** Runs `act` when the next page has replaced this one, before it is painted. */
export function afterSwap(act: () => void): void {
  document.addEventListener("move-end", act);
}

beforeSwap(({ documentElement }) => documentElement.classList.add("js"));
afterSwap(() => setups.forEach(runSetup));
