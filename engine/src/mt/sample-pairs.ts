import { AdaptiveTranslator } from "./adaptive-translator.ts";
import type { TranslationPair } from "./model/model.ts";

/** A small memory for tests: every word is in several sentences. */
const texts = [
  ["The ferry leaves at nine.", "Die Fähre legt um neun Uhr ab."],
  ["The ferry leaves at noon.", "Die Fähre legt um zwölf Uhr ab."],
  ["The bus leaves at nine.", "Der Bus fährt um neun Uhr ab."],
  ["The bus is late.", "Der Bus hat Verspätung."],
  ["The ferry is late.", "Die Fähre hat Verspätung."],
  ["A dog sleeps in the house.", "Ein Hund schläft in dem Haus."],
  ["A cat sleeps in the garden.", "Eine Katze schläft in dem Garten."],
  ["A dog runs in the garden.", "Ein Hund rennt in dem Garten."],
  ["The house is red.", "Das Haus ist rot."],
  ["The garden is green.", "Der Garten ist grün."],
  ["The dog is red.", "Der Hund ist rot."],
  ["A cat runs.", "Eine Katze rennt."],
  ["Open the file %s.", "Öffnen Sie die Datei %s."],
  ["Close the file %s.", "Schließen Sie die Datei %s."],
] as const;

export const samplePairs: TranslationPair[] = texts.map(([source, target], n) => ({ id: n + 1, source, target }));

export function trained(pairs: TranslationPair[] = samplePairs): AdaptiveTranslator {
  const translator = new AdaptiveTranslator("en", "de");
  translator.train(pairs);
  return translator;
}
