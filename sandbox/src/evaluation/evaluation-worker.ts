import { evaluateFile } from "./evaluate-file.ts";
import type { EvaluationMessage, EvaluationRequest } from "./open-evaluation.ts";

const say = (message: EvaluationMessage) => postMessage(message);

self.onmessage = async ({ data: { name, languages, content } }: MessageEvent<EvaluationRequest>) => {
  try {
    const bytes = new Uint8Array(await content.arrayBuffer());
    const memory = await evaluateFile(name, bytes, languages, (share) => say({ kind: "progress", share }));
    say({ kind: "done", memory });
  } catch (error) {
    say({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
};
