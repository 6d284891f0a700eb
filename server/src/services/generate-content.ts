import { withoutNul } from "@openparlance/text";
import type { Caller } from "../core/caller.ts";
import type { Content } from "../store/jobs/contents.ts";
import type { WritingOrder } from "../writing/writer.ts";
import type { Services } from "./services.ts";

interface Generation extends Pick<Services, "store" | "writer"> {
  caller: Caller;
}

/** The limit for writing. A stream is closed after 50 s, and its last events need some time. */
const maxMs = 48_000;

/**
 * Writes a content as events: its pieces, then the whole text, then `[DONE]`. If writing fails, the content keeps its
 * earlier text or, if it has none, gets the unfinished text. Source: contract of the API, operation
 * generateCreateContent.
 */
export async function* generate(
  content: Content,
  order: WritingOrder,
  { store, writer, caller }: Generation,
  signal: AbortSignal,
): AsyncGenerator<{ event?: string; data: string }> {
  const { organizationId } = caller;
  const end = AbortSignal.any([signal, AbortSignal.timeout(maxMs)]);
  let text = "";
  let isSaved = false;
  try {
    for await (const written of writer.write(order, end)) {
      const piece = withoutNul(written);
      text += piece;
      yield { data: JSON.stringify({ text: piece }) };
    }
    end.throwIfAborted();
    await store.contents.write(organizationId, content.id, text);
    isSaved = true;
    const whole = (await store.contents.find(organizationId, content.id)) ?? { ...content, content: text };
    yield { event: "fullcontent", data: JSON.stringify(whole) };
    yield { data: "[DONE]" };
  } finally {
    if (!isSaved) await store.contents.writeDraft(organizationId, content.id, text);
  }
}
