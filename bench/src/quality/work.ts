import {
  AdaptiveTranslator,
  type ChainTranslation,
  confidenceOf,
  isUnchanged,
  type Judged,
  PostEditor,
  Reliability,
  SpanOptions,
  TranslationMemory,
  translateThrough,
} from "@openparlance/engine";
import { cpuMs } from "../engine/cpu.ts";

/** A segment with what a provider makes of it. */
export interface WorkSegment {
  source: string;
  /** What is confirmed. */
  target: string;
  output: string;
}

/** The translations of a segment before it was confirmed. */
export interface Draft {
  raw: string;
  embedded: string;
  postEdited: string;
  combined: string;
  /** How confident the embedded translator was, and what came of it; the same of the combined translation. */
  judged: { embedded: Judged; combined: Judged };
  /** CPU time that post-editing and combining took. */
  addedMs: number;
}

const languages = { source: "en", target: "es" };
const never = new AbortController().signal;
const fewestPairs = { toTrain: 50, toMerge: 20 };

/**
 * Translates segments in their order, each before it is confirmed, with a memory that is empty at first. The same parts
 * work together as in the server.
 */
export async function workThrough(segments: readonly WorkSegment[]): Promise<Draft[]> {
  const translator = new AdaptiveTranslator(languages.source, languages.target);
  const memory = new TranslationMemory();
  const editor = new PostEditor(languages.source, languages.target);
  const reliability = { embedded: new Reliability(), combined: new Reliability() };
  const confirmed: { id: number; source: string; target: string }[] = [];
  const drafts: Draft[] = [];
  for (const [at, { source, target, output }] of segments.entries()) {
    const matches = memory.lookUp(source, { limit: 5, languages });
    const spans = new SpanOptions();
    const local = translator.translate(source, { matches, spans });
    const before = cpuMs();
    const [combined] = await translateThrough(
      {
        sourceLanguage: languages.source,
        targetLanguage: languages.target,
        local: () => local,
        pairs: translator.size,
        match: matches[0],
        minConfidence: 0.8,
        align: (text, translation) => translator.align(text, translation),
        postEdit: async (_, text, created) =>
          editor.size > 0 ? { ...editor.edit(text, created), quality: editor.quality } : undefined,
        merge: async (segment, draft, n) =>
          translator.size < fewestPairs.toMerge ? [] : translator.translate(segment.source, { n, draft, spans }),
        providers: [provide(output)],
        deadline: () => never,
        signal: never,
        report: () => {},
      },
      { source, confirmed: matches.filter(({ score }) => score === 100).map((match) => match.target) },
      1,
    );
    const addedMs = cpuMs() - before;
    drafts.push({
      raw: output,
      embedded: local[0]?.target ?? "",
      postEdited: editor.edit(source, output).target,
      combined: combined?.target ?? "",
      judged: {
        embedded: judge(reliability.embedded, local[0], target),
        combined: judge(reliability.combined, combined, target),
      },
      addedMs,
    });
    const pair = { id: at + 1, source, target };
    confirmed.push(pair);
    translator.add(pair);
    memory.add({ ...pair, resource: null, origin: 0, createdAt: 0, updatedAt: at, userEmail: "" });
    editor.learn({ ...pair, output });
    if (translator.isStale && translator.size >= fewestPairs.toTrain) translator.train(confirmed);
  }
  return drafts;
}

/** How confident a translation is in its memory, and what came of it, which is learnt. */
function judge(reliability: Reliability, translation: ChainTranslation | undefined, target: string): Judged {
  const estimated = translation ? confidenceOf(translation) : 0;
  const judged = {
    confidence: reliability.adjust(estimated),
    isUnchanged: isUnchanged(translation?.target ?? "", target),
  };
  reliability.learn(estimated, judged.isUnchanged);
  return judged;
}

/** A provider that has made its translation already. */
const provide = (target: string) => ({
  name: "Apertium",
  capabilities: {
    ...{ batch: 1, languages: "any" as const, nBest: 1 },
    ...{ prefix: false, terms: false, examples: false, tags: false },
  },
  translate: async () => [[{ target }]],
});
