import type { ProviderRequest, ProviderSegment, ProviderTranslation, TranslationProvider } from "@openparlance/engine";
import { isTimeUp } from "./request.ts";

type Translations = readonly ProviderTranslation[];

/** A request to which segments can still be added. */
interface OpenRequest {
  waiting: { segment: ProviderSegment; result: PromiseWithResolvers<Translations> }[];
  signals: AbortSignal[];
}

/** Aborts when all callers have left. If one of them reached its time limit, that is the reason. */
function allAborted(signals: readonly AbortSignal[]): AbortSignal {
  const [first] = signals;
  if (first && signals.every((signal) => signal === first)) return first;
  const controller = new AbortController();
  const check = () => {
    if (signals.every(({ aborted }) => aborted)) controller.abort((signals.find(isTimeUp) ?? first)?.reason);
  };
  for (const signal of signals) signal.addEventListener("abort", check, { once: true });
  check();
  return controller.signal;
}

/** A provider that receives the segments of one turn together, in requests as large as its batch. */
export function withBatching(provider: TranslationProvider): TranslationProvider {
  const open = new Map<string, OpenRequest>();
  const max = provider.capabilities.batch;

  function send(key: string, request: Omit<ProviderRequest, "segments">): void {
    const { waiting, signals } = open.get(key) as OpenRequest;
    open.delete(key);
    for (let start = 0; start < waiting.length; start += max) {
      const batch = waiting.slice(start, start + max);
      const segments = batch.map(({ segment }) => segment);
      const response = provider.translate({ ...request, segments }, allAborted(signals));
      for (const [index, { result }] of batch.entries()) {
        result.resolve(response.then((responses) => responses[index] ?? []));
      }
    }
  }

  return {
    name: provider.name,
    capabilities: provider.capabilities,
    translate({ segments, ...request }, signal) {
      const key = JSON.stringify(Object.entries(request).sort());
      let growing = open.get(key);
      if (!growing) {
        growing = { waiting: [], signals: [] };
        open.set(key, growing);
        setTimeout(() => send(key, request));
      }
      growing.signals.push(signal);
      const entries = segments.map((segment) => ({ segment, result: Promise.withResolvers<Translations>() }));
      growing.waiting.push(...entries);
      return Promise.all(entries.map(({ result }) => result.promise));
    },
  };
}
