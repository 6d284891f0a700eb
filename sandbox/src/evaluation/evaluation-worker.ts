import { evaluateFile } from "./evaluate-file.ts";
import type { EvaluationMessage, EvaluationRequest } from "./open-evaluation.ts";

const sendMessage = (message: EvaluationMessage) => postMessage(message);

self.onmessage = async ({ data: { content, ...request } }: MessageEvent<EvaluationRequest>) => {
  try {
    const bytes = new Uint8Array(await content.arrayBuffer());
    const report = await evaluateFile(request, bytes, (share) => sendMessage({ kind: "progress", share }));
    sendMessage({ kind: "done", report });
  } catch (error) {
    sendMessage({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
};
