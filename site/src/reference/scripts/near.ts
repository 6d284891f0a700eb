import { requireScript } from "../../browser/need.ts";
import { onPage } from "../../browser/page.ts";

const parts = ".operation, .entity, .tag-text, .groups .section, .tag ~ .section, .reference-main .state-diagram";

/** Events that show that a reader uses the page. A link to a part counts, too. */
const signs = ["scroll", "pointermove", "pointerdown", "keydown", "focusin"];
/** Milliseconds after which controls are loaded without such an event: a screen reader causes none. */
const loadAnywayAfterMs = 5000;

let isBegun = false;
let observer: IntersectionObserver | undefined;

function observe(): void {
  for (const part of document.querySelectorAll(parts)) observer?.observe(part);
}

function begin(): void {
  isBegun = true;
  for (const sign of signs) removeEventListener(sign, begin);
  clearTimeout(timer);
  observe();
}

for (const sign of signs) addEventListener(sign, begin);
const timer = setTimeout(begin, loadAnywayAfterMs);

/** Adds controls to a part when it comes near the screen, so that the page loads faster. */
onPage(() => {
  observer?.disconnect();
  observer = new IntersectionObserver(
    (entries, own) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        own.unobserve(target);
        // After the part is rendered, so that a jump doesn't wait for the controls.
        requestAnimationFrame(() =>
          setTimeout(() => {
            equip(target);
          }),
        );
      }
    },
    { rootMargin: "400px" },
  );
  if (isBegun) observe();
  else if (location.hash) begin();
});

function equip(part: Element): void {
  if (part.matches(".state-diagram")) requireScript(import("./state-steps.ts"), ({ addSteps }) => addSteps(part));
  else requireScript(import("./enhance.ts"), ({ enhance }) => enhance(part));
}
