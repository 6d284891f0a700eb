import { findPluralForms } from "../document/plurals.ts";
import type { Edit } from "../document/translatable-span.ts";
import { getPrimaryLanguage } from "../languages.ts";
import { findOpeningTag } from "../xml/tags.ts";
import type { QtMessage } from "./read.ts";

/** Numbers of forms where Qt differs from gettext. Source: the plural rules of Qt Linguist. */
// biome-ignore format: a table
const ownCounts: Readonly<Record<string, number>> =
  { cy: 5, fa: 1, fil: 3, ga: 3, gd: 4, he: 2, hu: 1, km: 2, lo: 2, mk: 3, mt: 4, om: 1, tr: 1 };

function countForms(language: string): number {
  return ownCounts[getPrimaryLanguage(language)] ?? findPluralForms(language)?.classes.length ?? 2;
}

/** Adds the translation that a message lacks, and the missing plural forms of a language to a message with a number. */
export function formEdits(text: string, messages: readonly QtMessage[], language: string): Edit[] {
  const count = countForms(language);
  return messages.flatMap(({ isNumerus, source, textEnd, translation }) => {
    const missing = isNumerus ? count - (translation?.forms.length ?? 0) : 0;
    const start = translation?.tag.start ?? text.lastIndexOf("<source", source?.start);
    if (!source || (translation && missing <= 0)) return [];
    const outer = /(?:\r\n|[\r\n])[ \t]*$/.exec(text.slice(Math.max(0, start - 200), start))?.[0] ?? "";
    const inner = outer && `${outer}    `;
    const added = `${inner}<numerusform></numerusform>`.repeat(missing) + (missing > 0 ? outer : "");
    if (!translation) {
      const element = `${outer}<translation type="unfinished">${added}</translation>`;
      return [{ start: textEnd, end: textEnd, text: element }];
    }
    const { tag, content, forms } = translation;
    const last = forms.at(-1)?.element;
    if (last) return [{ start: last.end, end: last.end, text: added.slice(0, added.length - outer.length) }];
    if (content.end < translation.end) return [{ ...content, text: added }];
    const opening = findOpeningTag(text.slice(tag.start, tag.end));
    return [{ start: tag.start, end: tag.end, text: `${opening}${added}</translation>` }];
  });
}
