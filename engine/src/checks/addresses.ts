import type { Check } from "./check.ts";
import type { CheckedText } from "./segment-pair.ts";

/**
 * Finds URLs and email addresses of the source that the target lacks. Other schemes, `www.`, a last slash and pages in
 * the target language (`/en/` → `/de/`) are allowed. Source: ITS 2.0, `inconsistent-entities`.
 */
export const addresses: Check = {
  id: "addresses",
  type: "inconsistent-entities",
  severity: "warning",
  find({ source, target }) {
    const expected = addressesIn(source);
    if (expected.length === 0) return [];
    const actual = addressesIn(target).map(({ text }) => normalize(text, target.language));
    return expected
      .filter(({ text }) => {
        if (target.plain.includes(text)) return false;
        const key = normalize(text, source.language);
        return !actual.includes(key) && !actual.includes(normalize(text, target.language));
      })
      .map((address) => ({
        message: `The address ${address.text} of the source is missing or changed.`,
        source: source.spanOf(address),
      }));
  },
};

const addressesIn = ({ placeables }: CheckedText) =>
  placeables.filter(({ kind, text }) =>
    kind === "email" ? !/@example\b/i.test(text) : kind === "url" && realAddressPattern.test(text),
  );

/** URLs of pages and files on the web. URLs with other schemes are mostly examples, which are translated. */
const realAddressPattern = /^(?:https?:\/\/|ftp:\/\/|www\.)(?!.*(?:\bexample\b|\[))[^/:]+\.[a-z]{2,}(?:[/:?#]|$)/i;

/** Removes the differences that are allowed: scheme, `www.`, language, and `index.html` or a slash at the end. */
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
