import { Termbase } from "@openparlance/engine";
import { parseLocale } from "@openparlance/text";
import type { Caller } from "../core/caller.ts";
import type { Content } from "../store/jobs/contents.ts";
import type { Memory } from "../store/memories/memories.ts";
import type { WritingOrder } from "../writing/writer.ts";
import type { Stoppable } from "./documents/read-document.ts";
import type { Services } from "./services.ts";

/** The number of words of a text without a specified length. */
const baseLength = 250;
/** The limit of entries of a memory that are read for their style. */
const maxEntries = 10_000;
/** The number of terms after which no further page of terms is read. */
const maxTerms = 10_000;

/**
 * Collects the instructions for writing a content: the preferences of the content, or else of the organization. Adds
 * sentences of the content's memory in the language of the text. If the memory translates from the language of the
 * parameters into it, subject and sections are translated, too. Terms of its termbase that occur in them are added.
 */
export async function buildWritingOrder(
  services: Services & Stoppable,
  caller: Caller,
  content: Content,
): Promise<WritingOrder> {
  const { store } = services;
  const { templateParams, preferences, template } = content;
  const { tone, styleguide } = preferences ?? (await store.contents.settings(caller.organizationId));
  const memory =
    templateParams.memoryId === undefined ? undefined : await store.memories.find(caller, templateParams.memoryId);
  const subject = templateParams.summary?.trim() || (content.name ?? template.replaceAll(/[-_]+/g, " "));
  const texts = [subject, ...(templateParams.sections ?? [])];
  const [translated = subject, ...sections] = memory
    ? await translateInto(content, texts, memory, services, caller)
    : texts;
  return {
    language: content.language,
    template,
    subject: translated,
    sections,
    wordLimit: templateParams.contentLength ?? baseLength,
    tone: tone ?? "",
    styleguide: styleguide ?? "",
    terms: memory ? await termsFrom(memory, content, texts, services, caller) : [],
    material: memory ? await materialFrom(memory, content, services, caller) : [],
  };
}

const languageIn = (tag: string) => parseLocale(tag)?.language;

async function translateInto(
  { language, templateParams }: Content,
  texts: string[],
  memory: Memory,
  { engines, signal }: Services & Stoppable,
  { organizationId }: Caller,
): Promise<string[]> {
  const [from, to] = [languageIn(templateParams.language), languageIn(language)];
  if (from === to || memory.sourceLang !== from || memory.targetLang !== to) return texts;
  const requests = texts.map((source) => ({ source, n: 1 }));
  const responses = await engines.translate({ ...memory, organizationId }, requests, signal);
  return texts.map((text, index) => responses[index]?.[0]?.target ?? text);
}

async function materialFrom(memory: Memory, content: Content, { store }: Services, caller: Caller): Promise<string[]> {
  const { language } = content;
  const { organizationId } = caller;
  const wanted = languageIn(language);
  const side = memory.targetLang === wanted ? "target" : memory.sourceLang === wanted ? "source" : undefined;
  return side ? store.contents.sentencesOf(organizationId, memory.id, side, maxEntries) : [];
}

/** The terms in texts, in the language of the content. The texts are in the language of the content's parameters. */
async function termsFrom(
  { id, sourceLang, targetLang }: Memory,
  { language, templateParams }: Content,
  texts: readonly string[],
  { store }: Services,
  { organizationId }: Caller,
): Promise<string[]> {
  const [from = "", to] = [languageIn(templateParams.language), languageIn(language)];
  const sides = { [sourceLang]: "source", [targetLang]: "target" } as const;
  const [known, wanted] = [sides[from], sides[to ?? ""]];
  if (!known || !wanted) return [];
  const termbase = new Termbase(from);
  const wording: string[] = [];
  for await (const page of store.terms.pages(organizationId, id)) {
    for (const term of page) {
      if (term[known].trim() === "" || term[wanted].trim() === "") continue;
      wording.push(term[wanted]);
      termbase.add({ id: wording.length, source: term[known], target: term[wanted], metadata: {} });
    }
    if (wording.length >= maxTerms) break;
  }
  return [...new Set(texts.flatMap((text) => termbase.find(text)).map(({ term }) => term.target))];
}
