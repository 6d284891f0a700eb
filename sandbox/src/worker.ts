import type { Loaded, Telling } from "./messages.ts";
import { start } from "./start.ts";

self.onmessage = async ({ data }: MessageEvent<Loaded>) => {
  try {
    await start(data);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    postMessage({ kind: "failed", message } satisfies Telling);
  }
};
