import { adoptStyles } from "./adopt-styles.ts";
import styles from "./play-button.css?inline";

adoptStyles(styles);

/** A small button with a triangle, and its styles; `className` is for its location. */
export function playButton(className: string, text: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `play ${className}`;
  button.textContent = text;
  return button;
}
