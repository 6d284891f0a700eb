import { expect, test } from "vitest";
import { AdaptiveTranslator } from "../adaptive-translator.ts";

function translate(languages: [string, string], pairs: [string, string][], text: string): string | undefined {
  const translator = new AdaptiveTranslator(...languages);
  translator.train(pairs.map(([source, target], id) => ({ id, source, target })));
  return translator.translate(text)[0]?.target;
}

test.each<[[string, string], [string, string][], string, string]>([
  [
    ["en", "de"],
    [
      ["“Yes”", "„Ja“"],
      ["Yes, we are open.", "Ja, wir haben geöffnet."],
    ],
    "“Yes, we are open.”",
    "„Ja, wir haben geöffnet.“",
  ],
  [
    ["en", "fr"],
    [
      ["“Yes”", "« Oui »"],
      ["Yes, we are open.", "Oui, nous sommes ouverts."],
    ],
    "“Yes, we are open.”",
    "« Oui, nous sommes ouverts. »",
  ],
  [
    ["fr", "en"],
    [
      ["« Oui »", "“Yes”"],
      ["Oui, le port est ouvert.", "Yes, the harbour is open."],
    ],
    "« Oui, le port est ouvert. »",
    "“Yes, the harbour is open.”",
  ],
  [
    ["ja", "en"],
    [
      ["「はい」", "“Yes”"],
      ["はい、開いています。", "Yes, we are open."],
    ],
    "「はい、開いています。」",
    "“Yes, we are open.”",
  ],
])("quotation marks learned once (%j) are those of the language", (languages, pairs, text, expected) => {
  expect(translate(languages, pairs, text)).toBe(expected);
});
