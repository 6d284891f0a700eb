/** On the way at a time. */
const maxAtOnce = 64;
/** Of them to receivers that may take long: those that did, and those of which nothing is known yet. */
const maxUnproven = 48;
/** Of them to receivers that took long. */
const maxToSlow = 16;
/** To one webhook, once it responded immediately. */
const maxToQuick = 2;
/** An organization that has so many gets more only when no other one waits. */
const maxToOrganization = 16;
/** A receiver that takes longer may be dead. */
const quickMs = 3000;
/** How long a webhook waits whose receiver did not respond; longer each time, up to the most. */
const [firstWaitMs, maxWaitMs] = [5000, 60_000];
/** Receivers of either kind that are remembered. */
const maxKnown = 10_000;

/** A delivery on its way. */
export interface Slot {
  webhookId: number;
  organizationId: number;
}

/** Which deliveries may be sent next. */
export interface Choice {
  /** Webhooks that may; all when absent. */
  only?: readonly number[];
  /** Webhooks that may not. */
  not: readonly number[];
  /** Organizations that may not. */
  notOf: readonly number[];
}

/** How an attempt went. */
export interface Attempt {
  /** Until there was a response, or none any more. */
  tookMs: number;
  isAnswered: boolean;
}

/** A receiver whose last attempt took long. */
interface Slow {
  /** Attempts in a row without a response. */
  consecutiveTimeouts: number;
  waitsUntil: number;
}

/** Shares the places out, so that receivers that response nothing hold up nobody else. */
export class DeliverySlots {
  readonly #taken = new Set<Slot>();
  /** By the ids of their webhooks; last those that were tried last. */
  readonly #quick = new Set<number>();
  readonly #slow = new Map<number, Slow>();

  take(passenger: Slot): void {
    this.#taken.add(passenger);
  }

  leave(passenger: Slot, { tookMs, isAnswered }: Attempt, now: number): void {
    const { webhookId } = passenger;
    const before = this.#slow.get(webhookId)?.consecutiveTimeouts ?? 0;
    this.#taken.delete(passenger);
    this.#quick.delete(webhookId);
    this.#slow.delete(webhookId);
    if (tookMs <= quickMs) {
      this.#quick.add(webhookId);
      forgetOldest(this.#quick);
    } else {
      const consecutiveTimeouts = isAnswered ? 0 : before + 1;
      this.#slow.set(webhookId, { consecutiveTimeouts, waitsUntil: now + this.#wait(consecutiveTimeouts, tookMs) });
      forgetOldest(this.#slow);
    }
  }

  /** What to send next: the first choice for which something is due. */
  choices(now: number): Choice[] {
    if (this.#taken.size >= maxAtOnce) return [];
    const counts = countIds([...this.#taken].map(({ webhookId }) => webhookId));
    const busy = [...counts.keys()];
    const full = busy.filter((id) => (counts.get(id) ?? 0) >= (this.#quick.has(id) ? maxToQuick : 1));
    const limits = { ...this.#unlessUnproven(), not: union(full, this.#late(now)), notOf: [] };
    // A second place for a webhook, or many for an organization, only when nobody waits for a first one.
    const fair = { ...limits, not: union(busy, limits.not), notOf: this.#largeOrganizations() };
    return fair.not.length > limits.not.length || fair.notOf.length > 0 ? [fair, limits] : [limits];
  }

  /** Keeps places for receivers that response at once. */
  #unlessUnproven(): Pick<Choice, "only"> {
    const unproven = [...this.#taken].filter(({ webhookId }) => !this.#quick.has(webhookId));
    return unproven.length >= maxUnproven ? { only: [...this.#quick] } : {};
  }

  /** The slow ones that must wait, for their time or for a place. */
  #late(now: number): number[] {
    const taken = [...this.#taken].filter(({ webhookId }) => this.#slow.has(webhookId)).length;
    return [...this.#slow].flatMap(([id, { waitsUntil }]) => (taken >= maxToSlow || waitsUntil > now ? id : []));
  }

  #largeOrganizations(): number[] {
    const counts = countIds([...this.#taken].map(({ organizationId }) => organizationId));
    return [...counts].flatMap(([id, count]) => (count >= maxToOrganization ? id : []));
  }

  /** How long a slow receiver waits: at least until each of the others had its turn. */
  #wait(consecutiveTimeouts: number, tookMs: number): number {
    const others = this.#slow.size;
    const round = others >= maxToSlow ? (others / maxToSlow) * tookMs : 0;
    return Math.max(
      round,
      consecutiveTimeouts === 0 ? 0 : Math.min(maxWaitMs, firstWaitMs * 2 ** (consecutiveTimeouts - 1)),
    );
  }
}

function forgetOldest(known: Set<number> | Map<number, unknown>): void {
  for (const oldest of known.keys()) {
    if (known.size <= maxKnown) return;
    known.delete(oldest);
  }
}

const union = (some: readonly number[], others: readonly number[]): number[] => [...new Set([...some, ...others])];

function countIds(ids: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
