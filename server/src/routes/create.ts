import type { HandlerInput } from "@openparlance/api";
import { parseLocale } from "@openparlance/text";
import type { Caller } from "../core/caller.ts";
import { makeError, notALanguageTag, notFound } from "../core/errors.ts";
import { eventStream } from "../http/event-stream.ts";
import { mapPages, PagedList } from "../http/paged-list.ts";
import { requireGeneratedContent, requireMemory, visibleContents } from "../services/access/access.ts";
import { generate } from "../services/generate-content.ts";
import { buildWritingOrder } from "../services/writing-order.ts";
import type { Content } from "../store/jobs/contents.ts";
import type { AtomicStore } from "../store/store.ts";
import type { OperationContext, Routes } from "./context.ts";

export const create = {
  async signCreateTerms({ signedAgreement }, { store, caller }) {
    await store.contents.changeSettings(caller.organizationId, { isSigned: signedAgreement });
    return { signedAgreement };
  },

  async listCreateContents(_, { store, caller }) {
    const pages = store.contents.pages(caller.organizationId);
    return { contents: new PagedList(mapPages(pages, (page) => visibleContents(store, caller, page))) };
  },

  async generateCreateContent({ name, language, template, templateParams, preferences }, context) {
    const { store, caller } = context;
    requireLanguages(language, templateParams.language);
    if (templateParams.memoryId !== undefined) await requireMemory(store, caller, templateParams.memoryId);
    await requireTerms(store, caller);
    const order = { language, template, templateParams, preferences: preferences ?? null };
    const written = { ...order, name: name ?? null, content: null };
    const content = await store.atomically((tx) => tx.contents.create(caller.organizationId, written));
    return streamContent(content, context);
  },

  async getCreatePreferences(_, { store, caller }) {
    return loadPreferences(store, caller);
  },

  async updateCreatePreferences({ tone, styleguide }, { store, caller }) {
    await store.contents.changeSettings(caller.organizationId, {
      ...(tone !== undefined && { tone: tone ?? "" }),
      ...(styleguide !== undefined && { styleguide: styleguide ?? "" }),
    });
    return loadPreferences(store, caller);
  },

  async getCreateContent({ contentId }, { store, caller }) {
    return requireGeneratedContent(store, caller, contentId);
  },

  async updateCreateContent({ contentId, ...sent }, { store, caller }) {
    requireLanguages(sent.language, sent.templateParams?.language);
    return store.atomically(async (tx) => {
      const before = await tx.contents.find(caller.organizationId, contentId, true);
      if (!before || (await visibleContents(tx, caller, [before])).length === 0) throw notFound("content", contentId);
      const memoryId = sent.templateParams?.memoryId;
      if (typeof memoryId === "number") await requireMemory(tx, caller, memoryId);
      const content = change(before, sent);
      await tx.contents.update(caller.organizationId, content);
      return content;
    });
  },

  async deleteCreateContent({ contentId: id }, { store, caller }) {
    await store.atomically(async (tx) => {
      await requireGeneratedContent(tx, caller, id);
      if (!(await tx.contents.delete(caller.organizationId, id))) throw notFound("content", id);
      await tx.audit.record(caller, "content.delete", id);
    });
    return { id };
  },

  async regenerateCreateContent({ contentId }, context) {
    const { store, caller } = context;
    const content = await requireGeneratedContent(store, caller, contentId);
    await requireTerms(store, caller);
    return streamContent(content, context);
  },
} satisfies Partial<Routes>;

async function streamContent(content: Content, context: OperationContext): Promise<Response> {
  const order = await buildWritingOrder(context, context.caller, content);
  return eventStream((signal) => generate(content, order, context, signal), context.report);
}

function requireLanguages(language: string | undefined, paramsLanguage: string | undefined): void {
  const sent = { language, "templateParams.language": paramsLanguage };
  for (const [name, tag] of Object.entries(sent)) {
    if (tag !== undefined && !parseLocale(tag)) throw notALanguageTag(name, tag);
  }
}

async function requireTerms(store: AtomicStore, { organizationId }: Caller): Promise<void> {
  const { isSigned } = await store.contents.settings(organizationId);
  if (!isSigned) throw makeError("terms-unsigned");
}

async function loadPreferences(store: AtomicStore, { organizationId }: Caller) {
  const { tone, styleguide } = await store.contents.settings(organizationId);
  return { tone, styleguide };
}

const change = (
  before: Content,
  { name, language, template, templateParams, preferences }: Omit<HandlerInput<"updateCreateContent">, "contentId">,
): Content => ({
  ...before,
  name: name ?? before.name,
  language: language ?? before.language,
  template: template ?? before.template,
  templateParams: {
    ...merge(before.templateParams, templateParams),
    language: templateParams?.language ?? before.templateParams.language,
  },
  preferences: preferences ? merge(before.preferences ?? {}, preferences) : before.preferences,
});

/** Replaces values key by key; null removes a key. */
function merge<Body extends object>(before: Body, sent: { [Key in keyof Body]?: Body[Key] | null } = {}): Body {
  const entries = Object.entries({ ...before, ...sent }).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as Body;
}
