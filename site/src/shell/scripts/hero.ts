import { reportFailure } from "../../browser/announce.ts";
import { isOfInputMethod } from "../../browser/input-method.ts";

interface HeroPlaying {
  submit(form: HTMLFormElement): Promise<void>;
  useFile(input: HTMLInputElement): Promise<void>;
}

/** Loaded on the first press. */
const [load] = Object.values(import.meta.glob<HeroPlaying>("../home/hero/open-hero.ts"));

const play = (act: (hero: HeroPlaying) => Promise<void>) =>
  reportFailure("The sandbox didn't load. Try again.", async () => load?.().then(act));

document.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.dataset.hero) return;
  event.preventDefault();
  play((hero) => hero.submit(form)).catch(reportError);
});

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLInputElement && target.closest(".hero-own"))
    play((hero) => hero.useFile(target)).catch(reportError);
});

document.addEventListener("click", ({ target }) => {
  const chip = target instanceof Element ? target.closest(".hero-chip") : null;
  const field = chip?.closest("figure")?.querySelector<HTMLTextAreaElement>("#hero-source");
  if (!chip || !field) return;
  field.value = chip.textContent;
  field.form?.requestSubmit();
});

document.addEventListener("keydown", (event) => {
  const { target, key, shiftKey } = event;
  const form = target instanceof HTMLTextAreaElement && target.closest<HTMLFormElement>("[data-hero]");
  if (!form || key !== "Enter" || shiftKey || isOfInputMethod(event)) return;
  event.preventDefault();
  form.requestSubmit();
});
