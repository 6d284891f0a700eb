/**
 * Runs `then` when the process that started this one has ended. When npm hands a signal to the shell it runs a script
 * in, that shell ends without passing it on.
 */
export function whenParentEnds(then: () => Promise<void>): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    then().catch((error) => {
      console.error(error);
      process.exit(1);
    });
  }, 500);
  watch.unref();
}
