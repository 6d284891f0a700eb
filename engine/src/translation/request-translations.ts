import { withoutTags } from "@openparlance/text";
import type { ProviderFailure, ProviderRequest, ProviderTranslation, TranslationProvider } from "./provider.ts";

/** The translations of a segment, or the reason why there are none. */
export type ProviderResult = readonly ProviderTranslation[] | ProviderFailure;

/**
 * Queries a provider for the translations of one segment.
 *
 * @param deadline aborts when the provider's time is over
 * @param signal aborts when the result is no longer needed; then the promise rejects with the signal's reason
 */
export async function requestTranslations(
  provider: TranslationProvider,
  request: ProviderRequest,
  deadline: AbortSignal,
  signal: AbortSignal,
): Promise<ProviderResult> {
  const either = AbortSignal.any([deadline, signal]);
  const failure = (reason: ProviderFailure["reason"], cause?: unknown) => ({ provider: provider.name, reason, cause });
  try {
    const lists = await untilAborted(() => provider.translate(request, either), either);
    return readUsableResult(lists, request) ?? failure("unusable response");
  } catch (cause) {
    signal.throwIfAborted();
    return failure(deadline.aborted ? "timed out" : "failed", cause);
  }
}

/** Runs work, but rejects with the signal's reason as soon as the signal aborts, even if the work continues. */
export async function untilAborted<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work();
  signal.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([work(), aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Checks a provider's result, which may differ from its type. */
function readUsableResult(lists: unknown, { n, segments: [segment] }: ProviderRequest): ProviderResult | undefined {
  if (!Array.isArray(lists) || lists.length !== 1) return undefined;
  const list: unknown = lists[0];
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const translations: unknown[] = list.slice(0, n);
  if (!translations.every(isTranslation)) return undefined;
  const maxLength = maxLengthFor(segment?.tagged ?? segment?.source ?? "");
  const isTooLong = translations.some(({ target, tagged = "" }) => Math.max(target.length, tagged.length) > maxLength);
  // A model may invent tags, which a file can't hold.
  return isTooLong ? undefined : translations.map((each) => ({ ...each, target: withoutTags(each.target) }));
}

/** The limit of a translation's length, because processing a longer one would delay other requests. */
const maxLengthFor = (source: string): number => 1000 + 20 * source.length;

function isTranslation(value: unknown): value is ProviderTranslation {
  if (typeof value !== "object" || value === null) return false;
  const { target, tagged, links }: { [key in keyof ProviderTranslation]?: unknown } = value;
  if (typeof target !== "string" || withoutTags(target).trim() === "") return false;
  return (tagged === undefined || typeof tagged === "string") && (links === undefined || Array.isArray(links));
}
