import { adoptStyles } from "../../browser/adopt-styles.ts";
import { playButton } from "../../browser/play-button.ts";
import styles from "./add.css?inline";

adoptStyles(styles);

/** Gives a state diagram the button with which it can be driven, in the row or caption below it. */
export function addDrive(diagram: Element, row: Element): void {
  const text = "Try the transitions";
  const button = playButton({
    ...{ className: "state-drive", text, label: (diagram.ariaLabel ?? "").replace("Diagram", text) },
    act: async (button) => (await import("./open.ts")).driveDiagram(diagram, row, button),
    failure: "The diagram couldn't start because a script didn't load. Try again.",
  });
  // It floats next to the first line of a caption, however many lines that has.
  if (row.matches("figcaption")) row.prepend(button);
  else row.append(button);
}
