import { report } from "./announce.ts";
import { afterSwap } from "./move-events.ts";

const setups: (() => void)[] = [];

/** Runs `setup` for the page shown now and for every page after it. */
export function onPage(setup: () => void): void {
  setups.push(setup);
  draw(setup);
}

/** Runs `setup`; if it throws, the crash page says why, and its button runs it again. */
export function draw(setup: () => void): void {
  try {
    setup();
  } catch (error) {
    import("./crash.ts").then(
      ({ showCrash }) => showCrash(error, () => draw(setup)),
      () => report("Something went wrong on this page. Reload it."),
    );
  }
}

afterSwap(() => setups.forEach(draw));
