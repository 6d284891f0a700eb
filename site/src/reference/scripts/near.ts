import { requireScript } from "../../browser/need.ts";
import { onPage } from "../../browser/page.ts";

const partSelector =
  ".operation, .entity, .tag-text, .groups .section, .tag ~ .section, .reference-main .state-diagram";

/** Events that show that a reader uses the page. A link to a part counts, too. */
const usageEvents = ["scroll", "pointermove", "pointerdown", "keydown", "focusin"];
/** Milliseconds after which controls are loaded without such an event: a screen reader causes none. */
const loadAnywayAfterMs = 5000;

let isBegun = false;
let observer: IntersectionObserver | undefined;

function observe(): void {
  for (const part of document.querySelectorAll(partSelector)) observer?.observe(part);
}

function beginObserving(): void {
  isBegun = true;
  for (const sign of usageEvents) removeEventListener(sign, beginObserving);
  clearTimeout(timer);
  observe();
}

for (const sign of usageEvents) addEventListener(sign, beginObserving);
const timer = setTimeout(beginObserving, loadAnywayAfterMs);

/** Adds controls to a part when it comes near the screen, so that the page loads faster. */
onPage(() => {
  observer?.disconnect();
  observer = new IntersectionObserver(
    (entries, own) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        own.unobserve(target);
        // Controls are added after the part is rendered, so that a jump doesn't wait for the controls.
        requestAnimationFrame(() =>
          setTimeout(() => {
            addControlsTo(target);
          }),
        );
      }
    },
    { rootMargin: "400px" },
  );
  if (isBegun) observe();
  else if (location.hash) beginObserving();
});

function addControlsTo(part: Element): void {
  if (part.matches(".state-diagram")) requireScript(import("./state-steps.ts"), ({ addSteps }) => addSteps(part));
  else requireScript(import("./enhance.ts"), ({ addControls: enhance }) => enhance(part));
}
