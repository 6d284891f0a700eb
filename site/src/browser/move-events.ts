/** How a move between pages came about: by a link, or by Back or Forward. */
export type MoveType = "push" | "traverse";

export interface Move {
  type: MoveType;
  /** Aborts when the reader goes elsewhere meanwhile. */
  signal: AbortSignal;
}

declare global {
  interface DocumentEventMap {
    "move-begin": CustomEvent<Move>;
    "move-swap": CustomEvent<Document>;
    "move-end": CustomEvent<undefined>;
  }
}

/** When a move begins and the next page is still to come. */
export function onMove(act: (move: Move) => void): void {
  document.addEventListener("move-begin", ({ detail }) => act(detail));
}

/** Before the next page takes the place of this one: carry over what outlives a page, end what does not. */
export function beforeSwap(act: (next: Document) => void): void {
  document.addEventListener("move-swap", ({ detail }) => act(detail));
}

/** After a move, when the new page is in its place and nothing is painted yet. */
export function afterSwap(act: () => void): void {
  document.addEventListener("move-end", act);
}

beforeSwap(({ documentElement }) => documentElement.classList.add("js"));
