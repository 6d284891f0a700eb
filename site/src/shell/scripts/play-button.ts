import styles from "../play-button.css?inline";

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** A small button with a triangle, and its styles; `className` is for its place. */
export function playButton(className: string, text: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `play ${className}`;
  button.textContent = text;
  return button;
}
