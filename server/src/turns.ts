/**
 * Lets requests that arrived meanwhile have their turn: work that is long is done in pieces, with this between them.
 * Node runs timers that are due one after the other before it looks at requests again; `setImmediate` is for after that.
 */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => void ("setImmediate" in globalThis ? setImmediate(resolve) : setTimeout(resolve)));
