import type { EvaluationReport } from "@openparlance/server/evaluation";
import { divideShares } from "./divide-shares.ts";
import { type MeasuredMemory, summarize } from "./summarize.ts";

export type { MeasuredMemory } from "./summarize.ts";

export interface EvaluationRequest {
  name: string;
  languages: readonly [source: string, target: string];
  content: Blob;
  shares: readonly number[];
}

export type EvaluationMessage =
  | { kind: "progress"; share: number }
  | { kind: "done"; report: EvaluationReport }
  | { kind: "failed"; message: string };

/**
 * Evaluates a bilingual file in workers of this page; nothing leaves the browser. @param onProgress receives 0 to 1
 * @throws the signal's reason after its abort, which stops the work
 */
export async function evaluate(
  file: Omit<EvaluationRequest, "shares">,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<MeasuredMemory> {
  signal.throwIfAborted();
  const groups = divideShares(navigator.hardwareConcurrency);
  const all = groups.flat().reduce((sum, share) => sum + share, 0);
  const done = groups.map(() => 0);
  const ending = new AbortController();
  const runs = groups.map((shares, at) => {
    const weight = shares.reduce((sum, share) => sum + share, 0) / all;
    const onShare = (share: number) => {
      done[at] = share * weight;
      onProgress(done.reduce((sum, part) => sum + part, 0));
    };
    return runShare({ ...file, shares }, onShare, AbortSignal.any([signal, ending.signal]));
  });
  try {
    return summarize(file.name, await Promise.all(runs));
  } finally {
    ending.abort();
  }
}

function runShare(
  { name, languages, content, shares }: EvaluationRequest,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<EvaluationReport> {
  const worker = new Worker(new URL("./evaluation-worker.ts", import.meta.url), { type: "module", name: "evaluation" });
  return new Promise<EvaluationReport>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.onerror = ({ message }) => reject(new Error(`Measuring didn't load. Try again. ${message}`.trim()));
    worker.onmessage = ({ data }: MessageEvent<EvaluationMessage>) => {
      if (data.kind === "progress") onProgress(data.share);
      if (data.kind === "done") resolve(data.report);
      if (data.kind === "failed") reject(new Error(data.message));
    };
    worker.postMessage({ name, languages, content, shares } satisfies EvaluationRequest);
  }).finally(() => worker.terminate());
}
