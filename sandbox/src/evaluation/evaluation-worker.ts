import { evaluateFile } from "./evaluate-file.ts";
import type { EvaluationMessage, EvaluationRequest } from "./open-evaluation.ts";

const say = (message: EvaluationMessage) => postMessage(message);

self.onmessage = async ({ data: { content, ...request } }: MessageEvent<EvaluationRequest>) => {
  try {
    const bytes = new Uint8Array(await content.arrayBuffer());
    const report = await evaluateFile(request, bytes, (share) => say({ kind: "progress", share }));
    say({ kind: "done", report });
  } catch (error) {
    say({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
};
