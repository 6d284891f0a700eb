import { adoptStyles } from "../../browser/adopt-styles.ts";
import { playButton } from "../../browser/play-button.ts";
import styles from "./add.css?inline";

adoptStyles(styles);

/** Adds the button that makes a state diagram interactive, in the row or caption below it. */
export function addDrive(diagram: Element, row: Element): void {
  const text = "Try the transitions";
  const button = playButton({
    ...{ className: "state-drive", text, label: (diagram.ariaLabel ?? "").replace("Diagram", text) },
    act: async (button) => (await import("./open.ts")).driveDiagram(diagram, row, button),
    failure: "The diagram couldn't start because a script didn't load. Try again.",
  });
  // The button floats next to the first line of a caption, which may have several lines.
  if (row.matches("figcaption")) row.prepend(button);
  else row.append(button);
}
