import type { DeepLInputs } from "@openparlance/api/doors/deepl";
import type { Formality } from "@openparlance/engine";
import type { DoorContext } from "../door.ts";
import type { TextOptions } from "../texts/translate-texts.ts";
import { translateByLanguage } from "../translate-by-language.ts";
import { memoryOfGlossary } from "./glossary-of.ts";
import type { DeepLHandlers } from "./handlers.ts";
import { languageToWire, parsePair, sourceLanguages, targetLanguages } from "./languages.ts";

/** DeepL's number for "unlimited". */
const unlimitedCharacters = 1_000_000_000_000;

export const texts = {
  async translateText(input, context) {
    const { text } = input;
    const pair = parsePair(input);
    const memory = await memoryOfGlossary(input, pair, context);
    const translated = await translateByLanguage(text, pair, optionsOf(input), context, memory);
    return {
      translations: translated.map(({ source, targets: [best = ""] }, index) => ({
        detected_source_language: languageToWire(source),
        text: best,
        billed_characters: [...(text[index] ?? "")].length,
      })),
    };
  },

  listLanguages,
  listLanguagesByPost: listLanguages,
  getUsage,
  getUsageByPost: getUsage,
} satisfies Partial<DeepLHandlers>;

function optionsOf(input: DeepLInputs["translateText"]): TextOptions {
  const { tag_handling: markup, split_sentences: split, custom_instructions: custom = [] } = input;
  // In HTML, a line break counts as a space unless the client specifies otherwise.
  const splitting = split ?? (markup === "html" ? "nonewlines" : "1");
  const { formality, instruction } = readFormality(input.formality);
  const instructions = [...instruction, ...custom].join("\n");
  return {
    markup,
    splitting: splitting === "0" ? "none" : splitting === "1" ? "sentences" : "sentences-across-lines",
    context: input.context || undefined,
    instructions: instructions || undefined,
    formality,
    keepsFormatting: input.preserve_formatting,
    detectsOutline: input.outline_detection,
    splittingTags: input.splitting_tags ?? [],
    nonSplittingTags: input.non_splitting_tags ?? [],
    ignoreTags: input.ignore_tags ?? [],
  };
}

async function listLanguages({ type }: DeepLInputs["listLanguages"]) {
  return type === "target" ? targetLanguages : sourceLanguages;
}

async function getUsage(_: unknown, { services, caller: { organizationId, keyId } }: DoorContext) {
  const { store, clock, usageCounts } = services;
  await usageCounts.write();
  const from = `${new Date(clock()).toISOString().slice(0, 7)}-01`;
  const days = await store.usage.listOfKey(organizationId, keyId, { from });
  const count = days.reduce((sum, { characters }) => sum + characters, 0);
  return { character_count: count, character_limit: unlimitedCharacters };
}

type Sent = DeepLInputs["translateText"]["formality"];

/** Reads the formality, as a setting for some providers, and as an instruction for those that follow them. */
function readFormality(sent: Sent): { formality: Formality | undefined; instruction: string[] } {
  if (sent === "more" || sent === "prefer_more") {
    return { formality: "more", instruction: ["Address the reader formally."] };
  }
  if (sent === "less" || sent === "prefer_less") {
    return { formality: "less", instruction: ["Address the reader informally."] };
  }
  return { formality: undefined, instruction: [] };
}
