import { parseLocale } from "@parlance/text";
import type { Caller } from "../http/authenticate.ts";
import type { Services } from "../services.ts";
import type { Content } from "../store/contents.ts";
import type { Memory } from "../store/memories.ts";
import type { WritingOrder } from "./writer.ts";

/** Words of a text of which nothing else is said. */
const usualLength = 250;
/** Entries of a memory that are read for their wording. */
const mostEntries = 10_000;

/**
 * What is to be written for a content: its own preferences or else the organization's, the wording of its memory where
 * that has the language of the text, and subject and sections in that language where the memory translates into it.
 */
export async function orderFor(services: Services, caller: Caller, content: Content): Promise<WritingOrder> {
  const { store } = services;
  const { templateParams, preferences, template } = content;
  const { tone, styleguide } = preferences ?? (await store.contents.settings(caller.organizationId));
  const memory =
    templateParams.memoryId === undefined ? undefined : await store.memories.find(caller, templateParams.memoryId);
  const subject = templateParams.summary?.trim() || (content.name ?? template.replaceAll(/[-_]+/g, " "));
  const texts = [subject, ...(templateParams.sections ?? [])];
  const [translated = subject, ...sections] = memory
    ? await inLanguageOf(content, texts, memory, services, caller)
    : texts;
  return {
    language: content.language,
    template,
    subject: translated,
    sections,
    wordLimit: templateParams.contentLength ?? usualLength,
    tone: tone ?? "",
    styleguide: styleguide ?? "",
    material: memory ? await materialFrom(memory, content, services, caller) : [],
  };
}

const languageIn = (tag: string) => parseLocale(tag)?.language;

async function inLanguageOf(
  { language, templateParams }: Content,
  texts: string[],
  memory: Memory,
  { engines }: Services,
  { organizationId }: Caller,
): Promise<string[]> {
  const [from, to] = [languageIn(templateParams.language), languageIn(language)];
  if (from === to || memory.sourceLang !== from || memory.targetLang !== to) return texts;
  const asked = texts.map((source) => ({ source, n: 1 }));
  const answers = await engines.translate({ ...memory, organizationId }, asked);
  return texts.map((text, index) => answers[index]?.[0]?.target ?? text);
}

async function materialFrom(
  memory: Memory,
  { language }: Content,
  { store }: Services,
  { organizationId }: Caller,
): Promise<string[]> {
  const wanted = languageIn(language);
  const side = memory.targetLang === wanted ? "target" : memory.sourceLang === wanted ? "source" : undefined;
  return side ? store.contents.sentencesOf(organizationId, memory.id, side, mostEntries) : [];
}
