const shownForMs = 6000;
let hideTimer: ReturnType<typeof setTimeout> | undefined;

/** Announces a message to screen readers without moving the focus. */
export function announce(message: string): void {
  setStatus(message, { isShown: false });
}

/** Announces and shows that an action of the reader failed. */
export function reportProblem(message: string): void {
  setStatus(message, { isShown: true });
}

/** @param act loads a script */
export async function reportFailure(message: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    reportProblem(message);
    throw error;
  }
}

function setStatus(message: string, { isShown }: { isShown: boolean }): void {
  const status = document.getElementById("status");
  if (!status) return;
  clearTimeout(hideTimer);
  status.textContent = "";
  status.className = isShown ? "toast" : "visually-hidden";
  // Emptying and filling the region in one task would not announce the same message again.
  setTimeout(() => {
    status.textContent = message;
  }, 50);
  if (isShown) hideTimer = setTimeout(() => setStatus("", { isShown: false }), shownForMs);
}
