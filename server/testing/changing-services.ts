import type { TranslationProvider } from "@openparlance/engine";
import { apertium } from "../src/providers/apertium.ts";
import { bergamot } from "../src/providers/bergamot.ts";
import { deepl } from "../src/providers/deepl.ts";
import { google } from "../src/providers/google.ts";
import { libreTranslate } from "../src/providers/libre-translate.ts";
import { microsoft } from "../src/providers/microsoft.ts";
import { openAi } from "../src/providers/open-ai.ts";
import type { ProviderKind } from "../src/providers/providers.ts";
import type { Fetch } from "../src/providers/request.ts";

const accents: Record<string, string> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ö",
  u: "ü",
  n: "ñ",
  s: "š",
  A: "Á",
  E: "É",
  O: "Ö",
};

/** Replaces letters by accented ones, except in markup and matches of `kept`. */
function accent(text: string, kept: RegExp): string {
  let changed = "";
  let end = 0;
  const change = (part: string) => part.replaceAll(/[aeiounsAEO]/g, (letter) => accents[letter] ?? letter);
  for (const match of text.matchAll(kept)) {
    changed += change(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return changed + change(text.slice(end));
}

/** How a fake service changes a text with parts that it must keep. */
export type Habit = (text: string, kept: RegExp) => string;

const nothingPattern = /(?!)/g;

export const habits = {
  keeps: accent,
  changes: (text) => accent(text, /<[^>]*>|&[a-z]+;/g),
  changesAll: (text) => accent(text, nothingPattern),
  drops: (text, kept) => accent(text.replace(kept, ""), nothingPattern),
  repeats: (text, kept) => accent(text.replace(kept, "$& $&"), kept),
  chats: (text, kept) => `Sure! {here} is %s: ${accent(text, kept)} 100%d`,
  turns: (text, kept) => accent(text.split(" ").toReversed().join(" "), kept),
} satisfies Record<string, Habit>;

/** The service's element for text that it must not translate, other tags, and character references. */
const markup = (element: string) => new RegExp(`${element}|<[^>]*>|&[a-z]+;`, "gs");

// biome-ignore lint/suspicious/noExplicitAny: each service has its own body
type Body = any;

const service = (respond: (body: Body, query: URLSearchParams) => unknown): Fetch => {
  return async (url, { body }) =>
    Response.json(respond(typeof body === "string" ? JSON.parse(body) : undefined, new URL(url).searchParams));
};

/** Providers whose services change texts by a habit, and keep only the markup of their own kind. */
export const changingProviders = {
  deepl: (habit) =>
    deepl(
      { key: "a" },
      service(({ text, ignore_tags = [] }) => {
        const kept = ignore_tags.includes("keep") ? markup("<keep>.*?</keep>") : markup("(?!)");
        return { translations: text.map((each: string) => ({ text: habit(each, kept) })) };
      }),
    ),
  google: (habit) =>
    google(
      { key: "a" },
      service(({ q }) => {
        const kept = markup('<span translate="no">.*?</span>');
        return { data: { translations: q.map((each: string) => ({ translatedText: habit(each, kept) })) } };
      }),
    ),
  libretranslate: (habit) =>
    libreTranslate(
      { url: "http://libre.example" },
      service(({ q }) => ({ translatedText: q.map((each: string) => habit(each, markup("<code>.*?</code>"))) })),
    ),
  microsoft: (habit) =>
    microsoft(
      { key: "a" },
      service(({ inputs }: { inputs: { text: string; textType: string }[] }) => {
        const marked = markup('<span class="notranslate">.*?</span>');
        const translate = ({ text, textType }: (typeof inputs)[number]) =>
          habit(text, textType === "Html" ? marked : nothingPattern);
        return { value: inputs.map((input) => ({ translations: [{ text: translate(input) }] })) };
      }),
    ),
  apertium: (habit) =>
    apertium(
      { url: "http://apertium.example" },
      service((_, query) => {
        const kept =
          query.get("format") === "html" ? markup("<apertium-notrans>.*?</apertium-notrans>") : nothingPattern;
        return { responseData: { translatedText: habit(query.get("q") ?? "", kept) } };
      }),
    ),
  openai: (habit) =>
    openAi(
      { url: "http://chat.example", model: "small" },
      service(({ messages }) => {
        const [, list = ""] = /Copy these exactly.*:\n([\s\S]*)/.exec(messages[0].content) ?? [];
        const parts = list.split("\n").filter((part) => part !== "" && !part.includes("breaks the program"));
        const kept = new RegExp([...parts.map(RegExp.escape), "<[^>]*>"].join("|"), "g");
        return { choices: [{ message: { content: habit(messages.at(-1).content, kept) } }] };
      }),
    ),
  bergamot: (habit) =>
    bergamot(() => [{ from: "en", to: "de", id: "1", read: async () => ({}) as never }], {
      async request(method, [orders]) {
        if (method !== "translate") return true;
        const { texts } = orders as { texts: { text: string; html: boolean }[] };
        return texts.map(({ text, html }) => ({
          target: { text: habit(text, html ? markup("<code>.*?</code>") : nothingPattern) },
        }));
      },
      end: async () => {},
    }),
} satisfies Record<ProviderKind, (habit: Habit) => TranslationProvider>;
