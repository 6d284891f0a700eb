import type { DeliveryMessage } from "@openparlance/sandbox";
import type { Receipt } from "./console-store.ts";

const rules = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd", other: "th" };

export const formatOrdinal = (count: number): string => `${count}${endings[rules.select(count)]}`;

const units = [
  { ms: 3_600_000, name: "hour" },
  { ms: 60_000, name: "minute" },
  { ms: 1000, name: "second" },
];

/** The server's next step after the receiver's response, in a sentence. */
export function describeNext({ nextWaitMs }: Pick<DeliveryMessage, "nextWaitMs">, receipt: Receipt): string {
  if (receipt !== null && receipt >= 200 && receipt < 300) return "Delivered. Nothing else is sent.";
  if (receipt === 410) return "Receiver returned 410. Webhook disabled.";
  if (nextWaitMs === null) return "Final attempt failed. The event won't be retried.";
  return `Attempt failed. The next one follows within ${formatDuration(nextWaitMs)}. Advance the time to see it.`;
}

function formatDuration(ms: number): string {
  const unit = units.find((each) => ms >= each.ms) ?? { ms: 1000, name: "second" };
  const count = Math.ceil(ms / unit.ms);
  return `${count} ${unit.name}${count === 1 ? "" : "s"}`;
}
