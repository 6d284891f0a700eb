import { adoptStyles } from "../browser/adopt-styles.ts";
import { report } from "../browser/announce.ts";
import { playButton } from "../browser/play-button.ts";
import styles from "./add.css?inline";

adoptStyles(styles);

/** Gives a state diagram the button with which it can be driven, in the row or caption below it. */
export function addDrive(diagram: Element, row: Element): void {
  const button = playButton("state-drive", "Try the transitions");
  button.ariaLabel = (diagram.ariaLabel ?? "").replace("Diagram", "Try the transitions");
  button.addEventListener("click", () => {
    open(diagram, row, button).catch(reportError);
  });
  // It floats next to the first line of a caption, however many lines that has.
  if (row.matches("figcaption")) row.prepend(button);
  else row.append(button);
}

async function open(diagram: Element, row: Element, button: HTMLElement): Promise<void> {
  try {
    const { driveDiagram } = await import("./open-player.ts");
    driveDiagram(diagram, row, button);
  } catch (error) {
    report("The diagram couldn't start because a script didn't load. Try again.");
    throw error;
  }
}
