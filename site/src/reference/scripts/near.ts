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

/** Parts are observed when their chapter comes near: the browser locates all observed elements in each frame. */
function observe(): void {
  for (const chapter of document.querySelectorAll(".reference-main > *")) observer?.observe(chapter);
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
        if (target.matches(".reference-main > *"))
          for (const part of target.querySelectorAll(partSelector)) own.observe(part);
        if (!target.matches(partSelector)) continue;
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
