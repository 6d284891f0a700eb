import type { TranslationProvider } from "@openparlance/engine";
import type { Log, MonotonicClock } from "../core/environment.ts";
import { isTimeUp, ProviderError } from "./request.ts";

const maxAttempts = 3;
const firstWaitMs = 250;
const maxWaitMs = 5000;
/**
 * The limit of the first attempt; it doubles for the next one. Thus a request to a service that hangs is retried in
 * time, and a slow service has time to respond.
 */
const firstAttemptMs = 6000;
/** The limit of a request that costs money even if it is aborted. Such a request is retried only if it was refused. */
const chargedAttemptMs = 20_000;
/** After this number of consecutive failures the provider is paused; then one request is sent as a trial. */
const failuresToOpen = 5;
const openMs = 30_000;

export interface Timing {
  monotonic: MonotonicClock;
  /** Between 0 and 1. */
  random(): number;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** A signal that aborts after this number of milliseconds. */
  limit(ms: number): AbortSignal;
}

/**
 * A provider that retries requests that may succeed later, with growing waits, except requests that were charged. After
 * many failures it is paused. `log` receives each failed request, and when the provider is paused and resumed. Source:
 * Nygard, Release It!, "Circuit Breaker".
 */
export function withRetries(provider: TranslationProvider, timing: Timing, log: Log): TranslationProvider {
  const { monotonic, random, sleep, limit } = timing;
  const { name } = provider;
  const { isCharged = false } = provider.capabilities;
  let failures = 0;
  let closedUntil = 0;

  async function attempt(...[request, signal]: Parameters<TranslationProvider["translate"]>) {
    for (let attempts = 1; ; attempts++) {
      const time = limit(isCharged ? chargedAttemptMs : firstAttemptMs * 2 ** (attempts - 1));
      try {
        return await provider.translate(request, AbortSignal.any([signal, time]));
      } catch (cause) {
        signal.throwIfAborted();
        const error = time.aborted ? new ProviderError("The service did not respond in time.") : cause;
        const isPassing =
          error instanceof ProviderError && error.isTransient && !(isCharged && error.status === undefined);
        const wait = (error instanceof ProviderError && error.retryAfterMs) || waitMs(attempts, random());
        if (!isPassing || attempts === maxAttempts || wait > maxWaitMs) throw error;
        await sleep(wait, signal);
      }
    }
  }

  function recordSuccess(): void {
    if (failures >= failuresToOpen) log("provider recovered", { provider: name });
    failures = 0;
    closedUntil = 0;
  }

  function recordFailure(error: unknown, ms: number): void {
    const status = error instanceof ProviderError ? error.status : undefined;
    log("provider failed", { provider: name, status, reason: describeError(error), ms }, "warn");
    // Language models refuse a text with 403, other services the account.
    const isOfText = error instanceof ProviderError && (!error.concernsAll || (isCharged && status === 403));
    // The service responds, so the next request may succeed, or is the trial.
    if (isOfText) {
      closedUntil = 0;
      return;
    }
    failures += 1;
    if (failures >= failuresToOpen) closedUntil = monotonic() + openMs;
    if (failures === failuresToOpen) log("provider paused", { provider: name, failures, ms: openMs }, "warn");
  }

  return {
    name,
    capabilities: provider.capabilities,
    async translate(request, signal) {
      if (monotonic() < closedUntil) throw new ProviderError("The service failed too often and is paused.");
      const isProbe = failures >= failuresToOpen;
      // No other request is sent until this one has a response.
      if (isProbe) closedUntil = monotonic() + openMs;
      const start = monotonic();
      try {
        const responses = await attempt(request, signal);
        recordSuccess();
        return responses;
      } catch (error) {
        if (!signal.aborted || isTimeUp(signal)) recordFailure(error, monotonic() - start);
        // If the client has left, the state of the provider is still unknown, so the next request is the trial.
        else if (isProbe) closedUntil = 0;
        throw error;
      }
    },
  };
}

/** A provider's own error contains neither a key nor a text; other errors may. */
function describeError(error: unknown): string {
  if (error instanceof ProviderError) return error.message;
  return error instanceof Error ? error.name : typeof error;
}

const waitMs = (attempts: number, random: number) => firstWaitMs * 2 ** (attempts - 1) * (0.5 + random);
