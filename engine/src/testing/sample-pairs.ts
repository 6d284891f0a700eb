import { AdaptiveTranslator } from "../mt/adaptive-translator.ts";
import type { TranslationPair } from "../mt/model/model.ts";

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

export const samplePairs = number(texts);

/** A memory that is too small to learn from: six sentences that share few words. */
export const harborPairs = number([
  ["No mooring here.", "Hier nicht anlegen."],
  ["Mind the wet deck.", "Vorsicht, nasses Deck."],
  ["The ferry leaves at nine.", "Die Fähre legt um neun Uhr ab."],
  ["The red bus stops at the old harbour.", "Der rote Bus hält am alten Hafen."],
  ["Tickets are sold on board.", "Fahrkarten gibt es an Bord."],
  ["Please keep the gangway clear.", "Bitte halten Sie den Landgang frei."],
]);

function number(pairs: readonly (readonly [source: string, target: string])[]): TranslationPair[] {
  return pairs.map(([source, target], at) => ({ id: at + 1, source, target }));
}

export function train(pairs: TranslationPair[] = samplePairs): AdaptiveTranslator {
  const translator = new AdaptiveTranslator("en", "de");
  translator.train(pairs);
  return translator;
}
