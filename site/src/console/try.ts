import { adoptStyles } from "../browser/adopt-styles.ts";
import { reportFailure } from "../browser/announce.ts";
import { createButton } from "../browser/element.ts";
import styles from "./try.css?inline";

adoptStyles(styles);

export function createTryButton(operation: HTMLElement, title: string): HTMLButtonElement {
  // A link can open the console before the button is added.
  const isOpen = operation.querySelector(":not([hidden]) > .console") !== null;
  const attributes = { class: "try", "aria-expanded": String(isOpen), "aria-label": `Try it: ${title}` };
  return createButton("Try it", attributes, () =>
    importConsoles(({ toggleConsole }) => toggleConsole(operation)).catch(reportError),
  );
}

export const openSharedConsole = () => importConsoles((consoles) => consoles.openShared(location.hash));

const importConsoles = (act: (consoles: typeof import("./open-console.ts")) => void): Promise<void> =>
  reportFailure("The console didn't load. Try again.", async () => act(await import("./open-console.ts")));
