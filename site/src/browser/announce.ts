const shownForMs = 6000;
let hiding: ReturnType<typeof setTimeout> | undefined;

/** Announces a short message to screen readers, without moving focus. */
export function announce(message: string): void {
  say(message, { isShown: false });
}

/** Announces that an action of the reader failed, and shows it for a while. */
export function report(message: string): void {
  say(message, { isShown: true });
}

/** Runs an action that loads a script, and reports its failure. */
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
  // If a region were emptied and filled in the same task, the same message would be announced only once.
  setTimeout(() => {
    status.textContent = message;
  }, 50);
  if (isShown) hiding = setTimeout(() => say("", { isShown: false }), shownForMs);
}
