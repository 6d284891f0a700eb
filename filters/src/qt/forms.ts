import { findPluralForms } from "../document/plurals.ts";
import type { Edit } from "../document/translatable-span.ts";
import { getPrimaryLanguage } from "../languages.ts";
import { findOpeningTag } from "../xml/tags.ts";
import type { QtMessage } from "./read.ts";

/** Numbers of forms where Qt differs from gettext. Source: the plural rules of Qt Linguist. */
const ownCounts: Readonly<Record<string, number>> = { cy: 5, fil: 3, ga: 3, he: 2, mk: 3, mt: 4, tl: 3 };

function countForms(language: string): number {
  return ownCounts[getPrimaryLanguage(language)] ?? findPluralForms(language)?.classes.length ?? 2;
}

/** Adds the missing plural forms of a language to each message with a number. */
export function formEdits(text: string, messages: readonly QtMessage[], language: string): Edit[] {
  const count = countForms(language);
  return messages.flatMap(({ isNumerus, translation }) => {
    if (!isNumerus || !translation || translation.forms.length >= count) return [];
    const { tag, content, forms } = translation;
    const outer = /(?:\r\n|[\r\n])[ \t]*$/.exec(text.slice(Math.max(0, tag.start - 200), tag.start))?.[0] ?? "";
    const inner = outer && `${outer}    `;
    const added = `${inner}<numerusform></numerusform>`.repeat(count - forms.length);
    const last = forms.at(-1)?.element;
    if (last) return [{ start: last.end, end: last.end, text: added }];
    if (content.end < translation.end) return [{ ...content, text: added + outer }];
    const opening = findOpeningTag(text.slice(tag.start, tag.end));
    return [{ start: tag.start, end: tag.end, text: `${opening}${added}${outer}</translation>` }];
  });
}
