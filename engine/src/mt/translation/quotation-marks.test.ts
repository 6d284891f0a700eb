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
    ["en", "ru"],
    [
      ["“Yes”", "„Да“"],
      ["Yes, we are open.", "Да, мы открыты."],
    ],
    "“Yes, we are open.”",
    "„Да, мы открыты.“",
  ],
  [
    ["en", "da"],
    [
      ["“Yes”", "“Ja”"],
      ["Yes, we are open.", "Ja, vi har åbent."],
    ],
    "“Yes, we are open.”",
    "“Ja, vi har åbent.”",
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

const file: Record<string, string> = {
  de: "Öffnen Sie die Datei.",
  pl: "Otwórz plik.",
  ru: "Откройте файл.",
  sv: "Öppna filen.",
  fr: "Ouvrez le fichier.",
  ja: "ファイルを開きます。",
};

test.each([
  ["de", "„Ja“ ist hier.", '("Open the file")', "(„Öffnen Sie die Datei“)"],
  ["de", "„Ja“ ist hier.", "“Open” the file.", "„Öffnen“ Sie die Datei."],
  ["de", "„Ja“ ist hier.", "‘Open’ the file.", "‚Öffnen‘ Sie die Datei."],
  ["pl", "„Tak” i idź.", '"Open the file."', "„Otwórz plik.”"],
  ["ru", "«Да» и иди.", '"Open the file."', "«Откройте файл.»"],
  ["ru", "«Да» и иди.", '"Yes"', "«Да»"],
  ["sv", "”Ja” det är.", '"Open the file."', "”Öppna filen.”"],
  ["fr", "« Oui » ici.", '"Open" the file.', "« Ouvrez » le fichier."],
])("a mark learned as an opening one closes where the source's does: %s %j %j", (language, yes, text, expected) => {
  const pairs: [string, string][] = [
    ['"Yes" is here.', yes],
    ["Open the file.", file[language] as string],
  ];
  expect(translate(["en", language], pairs, text)).toBe(expected);
});

test("an inverted question mark is no word, and a copied ending stays at its word", () => {
  expect(
    translate(
      ["es", "en"],
      [
        ["¿Sí?", "Yes?"],
        ["Abra el archivo.", "Open the file."],
      ],
      "¿Abra el archivo?",
    ),
  ).toBe("¿Open the file?");
  expect(translate(["en", "fr"], [["Open the file.", file.fr as string]], "Don't open the file.")).toBe(
    "Don't ouvrez le fichier.",
  );
  expect(
    translate(
      ["en", "ar"],
      [
        ["Yes?", "نعم؟"],
        ["Open the file.", "افتح الملف."],
      ],
      "Open the file?",
    ),
  ).toBe("افتح الملف؟");
});

test.each([
  ['a 5" screen and 7" one', 'ein 5" Bildschirm und 7" einer'],
  ['"Yes" and a 24" screen', '„Ja“ und ein 24" Bildschirm'],
  ['The screen is 5".', 'Der Bildschirm ist 5".'],
  ['He said "a 5" screen.', "Er sagte „ein 5“ Bildschirm."],
])("%s has the marks of inches and of quotations apart", (text, expected) => {
  const pairs: [string, string][] = [
    ['"Yes" is here.', "„Ja“ ist hier."],
    ["The screen is new.", "Der Bildschirm ist neu."],
    ["a screen and one", "ein Bildschirm und einer"],
    ['He said "Open the file."', "Er sagte „Öffnen Sie die Datei.“"],
  ];
  expect(translate(["en", "de"], pairs, text)).toBe(expected);
});
