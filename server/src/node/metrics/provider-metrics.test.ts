import { expect, test } from "vitest";
import { createProviderMetrics, readPrice } from "./provider-metrics.ts";

const values = (text: string) => text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

test("tokens are added up, and cost what the price of a million of each says", () => {
  const metrics = createProviderMetrics([{ kind: "openai", price: "0.5/2" }]);
  expect(values(metrics.text())).toEqual([]);
  metrics.count("openai", { inputTokens: 1_000_000, outputTokens: 200_000 });
  metrics.count("openai", { inputTokens: 1_000_000, outputTokens: 50_000 });
  expect(values(metrics.text())).toEqual([
    'parlance_provider_tokens_total{provider="openai",direction="input"} 2000000',
    'parlance_provider_tokens_total{provider="openai",direction="output"} 250000',
    'parlance_provider_cost_total{provider="openai"} 1.5',
  ]);
});

test("without a price there is no cost", () => {
  const metrics = createProviderMetrics([{ kind: "openai" }]);
  metrics.count("openai", { inputTokens: 1, outputTokens: 1 });
  expect(metrics.text()).not.toContain("parlance_provider_cost_total{");
});

test.each(["", "1", "1/", "-1/2", "a/b", "1/2/3", "1,2"])("%j is no price", (text) => {
  expect(readPrice(text)).toBeUndefined();
});
