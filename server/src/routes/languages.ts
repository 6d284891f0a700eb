import { supportedPairs } from "../rules/language-pairs.ts";
import type { Routes } from "./context.ts";

/** Written once: it is large and the same for everybody. */
const answer = new TextEncoder().encode(JSON.stringify(supportedPairs));
const headers = { "content-type": "application/json; charset=utf-8", "content-length": String(answer.length) };

export const languages = {
  async getLanguages() {
    // A stream takes the bytes as they are; given as a body they would be copied for each answer.
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(answer);
        controller.close();
      },
    });
    return new Response(body, { headers });
  },
} satisfies Routes<"getLanguages">;
