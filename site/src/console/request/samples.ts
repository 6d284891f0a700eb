import { colorCode } from "../../browser/color.ts";
import { languages } from "../../model/samples/index.ts";
import type { SampleRequest } from "../../model/samples/sample-request.ts";

const languageById = new Map(languages.map((language) => [language.id, language]));

/** Replaces the code of an operation's samples in all shown languages. */
export function updateSamples(section: Element, request: SampleRequest): void {
  for (const fold of section.querySelectorAll<HTMLElement>("[data-sample] > details[data-lang]")) {
    const language = languageById.get(fold.dataset.lang ?? "");
    const code = fold.querySelector<HTMLElement>(":scope > :not(summary)");
    const text = language?.write(request);
    if (!code || text === undefined || text === code.textContent) continue;
    code.textContent = text;
    code.dataset.plain = fold.dataset.lang;
    colorCode(code);
  }
}
