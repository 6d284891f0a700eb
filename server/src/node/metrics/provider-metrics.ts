import type { TokenCount } from "../../providers/open-ai.ts";
import type { ProviderConfig, ProviderKind } from "../../providers/providers.ts";
import { metric } from "./prometheus.ts";

/** Counts the tokens that providers used in this process, and their cost if a price is set. */
export function createProviderMetrics(providers: readonly ProviderConfig[]) {
  const used = new Map<ProviderKind, TokenCount>();
  const prices = new Map(
    providers.flatMap(({ kind, price }) => {
      const read = price === undefined ? undefined : readPrice(price);
      return read ? [[kind, read] as const] : [];
    }),
  );
  return {
    count(kind: ProviderKind, { inputTokens, outputTokens }: TokenCount): void {
      const before = used.get(kind) ?? { inputTokens: 0, outputTokens: 0 };
      used.set(kind, {
        inputTokens: before.inputTokens + inputTokens,
        outputTokens: before.outputTokens + outputTokens,
      });
    },
    text(): string {
      const tokens = [...used].flatMap(([provider, { inputTokens, outputTokens }]) => [
        { labels: { provider, direction: "input" }, value: inputTokens },
        { labels: { provider, direction: "output" }, value: outputTokens },
      ]);
      const costs = [...used].flatMap(([provider, { inputTokens, outputTokens }]) => {
        const price = prices.get(provider);
        return price ? [{ labels: { provider }, value: (inputTokens * price[0] + outputTokens * price[1]) / 1e6 }] : [];
      });
      return (
        metric("parlance_provider_tokens_total", "counter", "Tokens that providers reported.", tokens) +
        metric("parlance_provider_cost_total", "counter", "Their cost by the price setting, in its currency.", costs)
      );
    },
  };
}

/** The price of a million tokens of requests and of responses, such as `0.15/0.60`; undefined for an invalid text. */
export function readPrice(text: string): readonly [input: number, output: number] | undefined {
  const match = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(text.trim());
  return match ? [Number(match[1]), Number(match[2])] : undefined;
}
