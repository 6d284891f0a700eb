import { report } from "../../browser/announce.ts";

interface HeroPlaying {
  submit(form: HTMLFormElement): Promise<void>;
}

/** What runs the translation on the front page, fetched on the first press. */
const [load] = Object.values(import.meta.glob<HeroPlaying>("../home/hero/open-hero.ts"));

document.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.dataset.hero || !load) return;
  event.preventDefault();
  load()
    .then(({ submit }) => submit(form))
    .catch((error) => {
      report("Running did not load. Please try again.");
      reportError(error);
    });
});

document.addEventListener("keydown", (event) => {
  const { target, key, shiftKey, isComposing } = event;
  const form = target instanceof HTMLTextAreaElement && target.closest<HTMLFormElement>("[data-hero]");
  if (!form || key !== "Enter" || shiftKey || isComposing) return;
  event.preventDefault();
  form.requestSubmit();
});
