import { adoptStyles } from "../browser/adopt-styles.ts";
import { report } from "../browser/announce.ts";
import styles from "./try.css?inline";

adoptStyles(styles);

export function tryButton(operation: HTMLElement, title: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "try";
  button.textContent = "Try it";
  // A link can open the console before its operation gets the button.
  button.ariaExpanded = String(operation.querySelector(":not([hidden]) > .console") !== null);
  button.ariaLabel = `Try it: ${title}`;
  button.addEventListener("click", () => {
    withConsoles(({ toggleConsole }) => toggleConsole(operation)).catch(reportError);
  });
  return button;
}

/** Opens the console that the address of the page was made from. */
export const openShared = () => withConsoles((consoles) => consoles.openShared(location.hash));

async function withConsoles(act: (consoles: typeof import("./open-console.ts")) => void): Promise<void> {
  try {
    act(await import("./open-console.ts"));
  } catch (error) {
    report("The console didn't load. Try again.");
    throw error;
  }
}
