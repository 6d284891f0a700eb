import { adoptStyles } from "./adopt-styles.ts";
import { report } from "./announce.ts";
import styles from "./play-button.css?inline";

adoptStyles(styles);

interface PlayButton {
  className: string;
  text: string;
  label: string;
  act(button: HTMLButtonElement): Promise<void>;
  failure: string;
}

/** A small button with a triangle, and its styles. Its script is loaded when it is pressed. */
export function playButton({ className, text, label, act, failure }: PlayButton): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `play ${className}`;
  button.textContent = text;
  button.ariaLabel = label;
  button.addEventListener("click", () => {
    act(button).catch((error: unknown) => {
      report(failure);
      reportError(error);
    });
  });
  return button;
}
