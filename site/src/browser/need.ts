import { reportProblem } from "./announce.ts";
import { runSetup } from "./page.ts";

declare global {
  interface DocumentEventMap {
    /** Canceled if the page is reloaded. */
    "load-failure": CustomEvent<unknown>;
  }
}

/** Runs `act` with a script that the page needs. If the script doesn't load, the page has failed to load. */
export function requireScript<Module>(script: Promise<Module>, act: (module: Module) => void = () => {}): void {
  script.then((module) => runSetup(() => act(module)), failToLoad);
}

/** Reloads the page once per route and session, then shows the crash page. @returns whether the page is reloaded */
export function failToLoad(error: unknown): boolean {
  const isReloading = !document.dispatchEvent(new CustomEvent("load-failure", { detail: error, cancelable: true }));
  if (isReloading) reportProblem("The page didn't load. Loading it again.");
  return isReloading;
}
