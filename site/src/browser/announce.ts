const shownForMs = 6000;
let hiding: ReturnType<typeof setTimeout> | undefined;

/** Announces a message to screen readers without moving the focus. */
export function announce(message: string): void {
  say(message, { isShown: false });
}

/** Announces and shows that an action of the reader failed. */
export function report(message: string): void {
  say(message, { isShown: true });
}

/** @param act loads a script */
export async function reportFailure(message: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    report(message);
    throw error;
  }
}

function say(message: string, { isShown }: { isShown: boolean }): void {
  const status = document.getElementById("status");
  if (!status) return;
  clearTimeout(hiding);
  status.textContent = "";
  status.className = isShown ? "toast" : "visually-hidden";
  // Emptying and filling the region in one task would not announce the same message again.
  setTimeout(() => {
    status.textContent = message;
  }, 50);
  if (isShown) hiding = setTimeout(() => say("", { isShown: false }), shownForMs);
}
