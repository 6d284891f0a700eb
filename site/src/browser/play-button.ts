import { adoptStyles } from "./adopt-styles.ts";
import { reportFailure } from "./announce.ts";
import { createButton } from "./element.ts";
import styles from "./play-button.css?inline";

adoptStyles(styles);

interface PlayButton {
  className: string;
  text: string;
  label: string;
  act(button: HTMLButtonElement): Promise<void>;
  failure: string;
}

/** A small button with a triangle. `act` loads its script when it is pressed. */
export function createPlayButton({ className, text, label, act, failure }: PlayButton): HTMLButtonElement {
  return createButton(text, { class: `play small-button ${className}`, "aria-label": label }, (pressed) =>
    reportFailure(failure, () => act(pressed)).catch(reportError),
  );
}
