import { reportFailure } from "./announce.ts";
import { button } from "./element.ts";

interface PlayButton {
  className: string;
  text: string;
  label: string;
  act(button: HTMLButtonElement): Promise<void>;
  failure: string;
}

/** A small button with a triangle. Its script is loaded when it is pressed. */
export function playButton({ className, text, label, act, failure }: PlayButton): HTMLButtonElement {
  return button(text, { class: `play small-button ${className}`, "aria-label": label }, (pressed) =>
    reportFailure(failure, () => act(pressed)).catch(reportError),
  );
}
