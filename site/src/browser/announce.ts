const shownForMs = 6000;
let hiding: ReturnType<typeof setTimeout> | undefined;

/** Says a short message to readers of a screen reader, without moving focus. */
export function announce(message: string): void {
  say(message, { isShown: false });
}

/** Announces and shows for a while that an action of the reader failed. */
export function report(message: string): void {
  say(message, { isShown: true });
}

/** Runs what is loaded on use, and reports when it fails. */
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
  // A region that is emptied and filled in one go says the same message only once.
  setTimeout(() => {
    status.textContent = message;
  }, 50);
  if (isShown) hiding = setTimeout(() => say("", { isShown: false }), shownForMs);
}
