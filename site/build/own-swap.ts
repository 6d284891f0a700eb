/**
 * A plugin of Vite that leaves out Astro's way of putting a page in the place of another: ours does that
 * (`src/shell/scripts/swap.ts`), and every page would carry both.
 */
export const ownSwap = () => ({
  name: "own-swap",
  enforce: "pre" as const,
  load: (id: string) =>
    id.endsWith("/astro/dist/transitions/swap-functions.js")
      ? "export const swap = () => {}, detectScriptExecuted = () => {}, swapFunctions = {};"
      : undefined,
});
