import type { ProviderRequest, ProviderSegment, ProviderTranslation, TranslationProvider } from "@openparlance/engine";
import { isTimeUp } from "./request.ts";

type Translations = readonly ProviderTranslation[];

interface Waiting {
  segment: ProviderSegment;
  take: PromiseWithResolvers<Translations>;
}

/** A request that still grows. */
interface Open {
  waiting: Waiting[];
  signals: AbortSignal[];
}

/**
 * Aborts when no one waits any more: one who leaves ends nothing for the others. If one of them waited until the time
 * was up, that is the reason.
 */
function allAborted(signals: readonly AbortSignal[]): AbortSignal {
  const [first] = signals;
  if (first && signals.every((signal) => signal === first)) return first;
  const all = new AbortController();
  const check = () => {
    if (signals.every(({ aborted }) => aborted)) all.abort((signals.find(isTimeUp) ?? first)?.reason);
  };
  for (const signal of signals) signal.addEventListener("abort", check, { once: true });
  check();
  return all.signal;
}

/** A provider that is queried once for what is queried of it in one turn, with as many segments as its batch takes. */
export function withBatching(provider: TranslationProvider): TranslationProvider {
  const open = new Map<string, Open>();
  const max = provider.capabilities.batch;

  function send(key: string, request: Omit<ProviderRequest, "segments">): void {
    const { waiting, signals } = open.get(key) as Open;
    open.delete(key);
    for (let start = 0; start < waiting.length; start += max) {
      const batch = waiting.slice(start, start + max);
      const segments = batch.map(({ segment }) => segment);
      const response = provider.translate({ ...request, segments }, allAborted(signals));
      for (const [index, { take }] of batch.entries()) {
        take.resolve(response.then((responses) => responses[index] ?? []));
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
      const takes = segments.map((segment) => ({ segment, take: Promise.withResolvers<Translations>() }));
      growing.waiting.push(...takes);
      return Promise.all(takes.map(({ take }) => take.promise));
    },
  };
}
