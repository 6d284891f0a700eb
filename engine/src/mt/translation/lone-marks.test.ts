import { expect, test } from "vitest";
import { AdaptiveTranslator } from "../adaptive-translator.ts";

const quoted = [
  ['"Yes" is the answer.', "„Ja“ ist die Antwort."],
  ['Press "Yes".', "Drücken Sie „Ja“."],
  ['Select "No" or "Yes".', "Wählen Sie „Nein“ oder „Ja“."],
  ["The boat (Yes).", "Das Boot (Ja)."],
] as const;
const files = [
  ["Open the file.", "Öffnen Sie die Datei."],
  ["Close the file.", "Schließen Sie die Datei."],
  ["Save the file.", "Speichern Sie die Datei."],
] as const;

test.each([1, 2, 3, 4])("no word is learned with a quotation mark or bracket from %i pairs", (count) => {
  const translator = new AdaptiveTranslator("en", "de");
  const pairs = [...quoted.slice(0, count), ...files];
  for (const [id, [source, target]] of pairs.entries()) translator.add({ id, source, target });
  for (const source of ['"Open the file."', "(Open the file.)", '"Close the file"', "“Save the file.”"]) {
    const [best] = translator.translate(source);
    expect(
      best?.target
        .match(/\p{L}+/gu)
        ?.slice(1)
        .join(" "),
    ).toBe("Sie die Datei");
  }
});
