import { escapeMessages } from "../document/message-format.ts";
import { withoutMessageFacts } from "../document/plurals.ts";
import { createTextFilter } from "../document/text-filter.ts";
import { applyEdits } from "../document/translatable-span.ts";
import { formats } from "../formats.ts";
import { createPathTest, pathOptions } from "../patterns.ts";
import { createPluralEdits, createRootEdits } from "./rails.ts";
import { readYaml } from "./read.ts";

/**
 * YAML: every value that is a string, with its path as context. In a file whose only root is the source
 * language, as in Rails, the target language replaces it, and plurals get its classes.
 */
export const yaml = createTextFilter({
  ...formats.yaml,
  hasStrings: true,
  options: pathOptions,
  read(file, { options, limits, sourceLanguage, targetLanguage }) {
    const isChosen = createPathTest(options);
    const read = (text: string) =>
      withoutMessageFacts(readYaml(text, limits.depth)).filter(({ context = "" }) => isChosen(context));
    const chosen = read(file);
    if (targetLanguage === undefined) return { parts: escapeMessages(file, chosen) };
    const edits = createPluralEdits(file, chosen, sourceLanguage, targetLanguage);
    const text = edits.length === 0 ? file : applyEdits(file, edits);
    const parts = escapeMessages(text, edits.length === 0 ? chosen : read(text));
    return { text, parts, edits: createRootEdits(text, sourceLanguage, targetLanguage) };
  },
});
