import {
  AdaptiveTranslator,
  confidenceOf,
  finish,
  isUnchanged,
  type JudgedTranslation,
  type LinkedTranslation,
  PostEditor,
  Reliability,
  SegmentTranslation,
  Termbase,
  TranslationMemory,
} from "@openparlance/engine";
import { cpuMs } from "../engine/cpu.ts";

/** A segment with a provider's translation. */
export interface WorkSegment {
  source: string;
  /** The confirmed translation; `output` is the provider's. */
  target: string;
  output: string;
}

export interface Draft {
  raw: string;
  embedded: string;
  postEdited: string;
  combined: string;
  /** Confidence and result of the embedded translator's and the combined translation. */
  judgments: { embedded: JudgedTranslation; combined: JudgedTranslation };
  /** CPU time of post-editing and combining. */
  addedMs: number;
}

const languages = { source: "en", target: "es" };
const neverAborted = new AbortController().signal;
/** From this number on, learning pairs together is better than one by one. */
const minToTrain = 50;

/** Translates segments in order, each before it is confirmed, with the server's parts and an empty memory at first. */
export async function translateInOrder(segments: readonly WorkSegment[]): Promise<Draft[]> {
  const translator = new AdaptiveTranslator(languages.source, languages.target);
  const memory = new TranslationMemory();
  const editor = new PostEditor(languages.source, languages.target);
  const reliability = { embedded: new Reliability(), combined: new Reliability() };
  const confirmed: { id: number; source: string; target: string }[] = [];
  const drafts: Draft[] = [];
  for (const [at, { source, target, output }] of segments.entries()) {
    const matches = memory.lookUp(source, { limit: 5, languages });
    const local = translator.translate(source, { matches });
    const segment = new SegmentTranslation(
      {
        languages,
        translator,
        terms: new Termbase(languages.source),
        termbase: () => undefined,
        *findMatches() {
          yield true;
          return matches;
        },
        *postEdit(_, text, created) {
          if (editor.size === 0) return undefined;
          return { ...(yield* editor.editInSlices(text, created)), quality: editor.quality };
        },
        providers: [createProvider(output)],
        deadline: () => neverAborted,
        signal: neverAborted,
        report: () => {},
        run: async (work) => finish(work),
        arrive: async () => {},
      },
      { source },
      { source, n: 1 },
    );
    const translated = finish(segment.translateLocally());
    const before = cpuMs();
    const [combined] = await segment.improve(translated);
    const addedMs = cpuMs() - before;
    drafts.push({
      raw: output,
      embedded: local[0]?.target ?? "",
      postEdited: editor.edit(source, output).target,
      combined: combined?.target ?? "",
      judgments: {
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
    if (translator.isStale && translator.size >= minToTrain) translator.train(confirmed);
  }
  return drafts;
}

/** The confidence of a translation and its result, which also trains the memory's reliability. */
function judge(reliability: Reliability, draft: LinkedTranslation | undefined, target: string): JudgedTranslation {
  const estimated = draft ? confidenceOf(draft) : 0;
  const confidence = reliability.adjust(estimated);
  const judgment = { confidence, isUnchanged: isUnchanged(draft?.target ?? "", target) };
  reliability.learn(estimated, judgment.isUnchanged);
  return judgment;
}

const createProvider = (target: string) => ({
  name: "Apertium",
  capabilities: {
    batch: 1,
    languages: "any" as const,
    nBest: 1,
    prefix: false,
    terms: false,
    examples: false,
    tags: false,
  },
  translate: async () => [[{ target }]],
});
