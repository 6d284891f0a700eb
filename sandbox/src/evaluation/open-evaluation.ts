import type { MeasuredMemory } from "./evaluate-file.ts";

export type { MeasuredMemory } from "./evaluate-file.ts";

export interface EvaluationRequest {
  name: string;
  languages: readonly [source: string, target: string];
  content: Blob;
}

export type EvaluationMessage =
  | { kind: "progress"; share: number }
  | { kind: "done"; memory: MeasuredMemory }
  | { kind: "failed"; message: string };

/**
 * Evaluates a bilingual file in a worker of this page. Nothing of it leaves the browser.
 *
 * @param onProgress is called with the share that is done, 0 to 1
 * @throws the reason of the signal when it is aborted, which ends the work
 */
export function evaluate(
  request: EvaluationRequest,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<MeasuredMemory> {
  const worker = new Worker(new URL("./evaluation-worker.ts", import.meta.url), { type: "module", name: "evaluation" });
  return new Promise<MeasuredMemory>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.onerror = ({ message }) => reject(new Error(`Measuring didn't load. Try again. ${message}`.trim()));
    worker.onmessage = ({ data }: MessageEvent<EvaluationMessage>) => {
      if (data.kind === "progress") onProgress(data.share);
      if (data.kind === "done") resolve(data.memory);
      if (data.kind === "failed") reject(new Error(data.message));
    };
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
