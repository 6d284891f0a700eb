import type { Check } from "./check.ts";
import type { CheckedText } from "./segment-pair.ts";

/**
 * Finds URLs and email addresses of the source that the target lacks or has in another form. A page in the target
 * language (`/en/` → `/de/`), another scheme, `www.` and a last slash are no fault. Addresses that only the target has,
 * such as that of the translators, are none either.
 *
 * Source: ITS 2.0, `inconsistent-entities`.
 */
export const addresses: Check = {
  id: "addresses",
  type: "inconsistent-entities",
  severity: "warning",
  find({ source, target }) {
    const wanted = addressesIn(source);
    if (wanted.length === 0) return [];
    const matches = addressesIn(target).map(({ text }) => normalize(text, target.language));
    return wanted
      .filter(({ text }) => {
        if (target.plain.includes(text)) return false;
        const key = normalize(text, source.language);
        return !matches.includes(key) && !matches.includes(normalize(text, target.language));
      })
      .map((address) => ({
        message: `The address ${address.text} of the source is missing or changed.`,
        source: source.spanOf(address),
      }));
  },
};

const addressesIn = ({ placeables }: CheckedText) =>
  placeables.filter(({ kind, text }) =>
    kind === "email" ? !/@example\b/i.test(text) : kind === "url" && real.test(text),
  );

/** Pages and files of the web; what other schemes name is mostly an example, which is translated. */
const real = /^(?:https?:\/\/|ftp:\/\/|www\.)(?!.*(?:\bexample\b|\[))[^/:]+\.[a-z]{2,}(?:[/:?#]|$)/i;

/** Without scheme, last slash and the parts that name the language. */
function normalize(address: string, language: string): string {
  const name = new RegExp(`(?<=^|[/.=_-])${language}(?:[-_][a-z]{2})?(?=$|[/.&_-])`, "g");
  return address
    .toLowerCase()
    .replace(/^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:www\.)?/, "")
    .replaceAll(name, "")
    .replaceAll(/[./]{2,}/g, "/")
    .replace(/\/?(?:index)?\.?(?:html?)?\/?$/, "")
    .replace(/^[./]+/, "");
}
