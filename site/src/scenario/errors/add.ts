import { adoptStyles } from "../../browser/adopt-styles.ts";
import { createPlayButton } from "../../browser/play-button.ts";
import styles from "./reproduce.css?inline";

adoptStyles(styles);

/** Adds a button to each error of the catalog, and an accessible name to its fold. */
export function addReproduce(catalog: Element): void {
  for (const row of catalog.querySelectorAll<HTMLElement>("[id^=error-], [id^=reason-]")) {
    const commandFold = findCommandFold(row);
    if (!commandFold || commandFold.previousElementSibling?.matches(".reproduce")) continue;
    const title = row.textContent.trim();
    for (const fold of commandFold.querySelectorAll("summary")) fold.ariaLabel = `${fold.textContent}: ${title}`;
    const button = createPlayButton({
      className: "reproduce",
      text: "Reproduce",
      label: `Reproduce ${title}`,
      act: async (button) => (await import("./open.ts")).showReproduction(row.id, commandFold, button),
      failure: "The error couldn't be reproduced because a script didn't load. Try again.",
    });
    commandFold.before(button);
  }
}

/** The fold below a row's heading with the commands that reproduce the error. */
function findCommandFold(row: HTMLElement): Element | null {
  let next = row.nextElementSibling;
  while (next && !next.matches("details, h3, h4")) next = next.nextElementSibling;
  return next?.matches("details") ? next : null;
}
