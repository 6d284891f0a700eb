import type { TranslationProvider } from "@parlance/engine";
import type { Clock } from "../ports.ts";
import { ProviderError } from "./request.ts";

const mostAttempts = 3;
const firstWaitMs = 250;
const longestWaitMs = 5000;
/** After so many failed requests in a row the provider is left alone for a while; then one request is let through. */
const failuresToOpen = 5;
const openMs = 30_000;

export interface Timing {
  clock: Clock;
  /** Between 0 and 1. */
  random(): number;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/**
 * A provider that tries again what may pass, waiting longer each time, and that is not asked for a while after it has
 * failed again and again. Source: Nygard, Release It!, "Circuit Breaker".
 */
export function resilient(provider: TranslationProvider, { clock, random, sleep }: Timing): TranslationProvider {
  let failures = 0;
  let closedUntil = 0;

  async function attempt(...[request, signal]: Parameters<TranslationProvider["translate"]>) {
    for (let attempts = 1; ; attempts++) {
      try {
        return await provider.translate(request, signal);
      } catch (error) {
        signal.throwIfAborted();
        const isPassing = error instanceof ProviderError && error.isPassing;
        const wait = (error instanceof ProviderError && error.retryAfterMs) || waitMs(attempts, random());
        if (!isPassing || attempts === mostAttempts || wait > longestWaitMs) throw error;
        await sleep(wait, signal);
      }
    }
  }

  return {
    name: provider.name,
    capabilities: provider.capabilities,
    async translate(request, signal) {
      if (clock() < closedUntil) throw new ProviderError("The service failed too often and is left alone.");
      // Until this request has an answer, no other one is tried.
      if (failures >= failuresToOpen) closedUntil = clock() + openMs;
      try {
        const answer = await attempt(request, signal);
        failures = 0;
        closedUntil = 0;
        return answer;
      } catch (error) {
        // A request that the service refuses says nothing of the next.
        if (error instanceof ProviderError && !error.isPassing) throw error;
        failures += 1;
        if (failures >= failuresToOpen) closedUntil = clock() + openMs;
        throw error;
      }
    },
  };
}

const waitMs = (attempts: number, random: number) => firstWaitMs * 2 ** (attempts - 1) * (0.5 + random);
