/** The limit of running deliveries, without the reserve. */
const maxShared = 64;
/** The limit of running deliveries to receivers that were slow or are unknown. */
const maxUnproven = 48;
/** The limit of running deliveries to receivers that were slow. */
const maxDeliveriesToSlow = 16;
/** The limit of running deliveries to a webhook whose last attempt was quick. */
const maxDeliveriesToQuick = 2;
/** An organization with this number of running deliveries gets more only when no other one waits. */
const maxPerOrganization = 16;
/** The limit of additional deliveries, each the first of its webhook, while no shared slot is free for them. */
const maxReserved = 16;
const maxReservedToOrganization = 4;
/** A receiver that takes longer than this may be unreachable. */
const quickMs = 3000;
/** The first and the longest wait of a webhook whose receiver did not respond. */
const [firstWaitMs, maxWaitMs] = [5000, 60_000];
/** The limit of remembered receivers, for slow and quick ones each. */
const maxKnown = 10_000;

export interface ActiveDelivery {
  webhookId: number;
  organizationId: number;
}

export interface Attempt {
  /** The time until the response, or until the attempt failed. */
  tookMs: number;
  hasResponse: boolean;
}

interface Slow {
  /** Attempts in a row without a response. */
  consecutiveTimeouts: number;
  waitsUntil: number;
}

interface Usage {
  byWebhook: ReadonlyMap<number, number>;
  byOrganization: ReadonlyMap<number, number>;
  reservedByOrganization: ReadonlyMap<number, number>;
  /** The number of shared slots in use for slow and unknown receivers. */
  unproven: number;
  slow: number;
}

/** Distributes the slots, so that receivers that do not respond delay no other ones. */
export class DeliverySlots {
  readonly #shared = new Set<ActiveDelivery>();
  readonly #reserved = new Set<ActiveDelivery>();
  /** The IDs of quick webhooks, in the order of their last attempts. */
  readonly #quick = new Set<number>();
  readonly #slow = new Map<number, Slow>();
  /** Counted when it is needed, and undefined after each change. */
  #usage: Usage | undefined;

  get isFull(): boolean {
    return this.#shared.size >= maxShared && this.#reserved.size >= maxReserved;
  }

  /**
   * Returns false when no slot is free. If `isFirst`, a running delivery of the webhook, or `maxPerOrganization`
   * running ones of its organization, leave no slot. Deliveries with `isFirst` must be tried before all others.
   */
  take(delivery: ActiveDelivery, now: number, isFirst: boolean): boolean {
    const slot = this.#findSlot(delivery, now, isFirst);
    if (!slot) return false;
    slot.add(delivery);
    this.#usage = undefined;
    return true;
  }

  /** Frees the slot of a delivery that another process sends. */
  putBack(delivery: ActiveDelivery): void {
    this.#shared.delete(delivery);
    this.#reserved.delete(delivery);
    this.#usage = undefined;
  }

  leave(delivery: ActiveDelivery, { tookMs, hasResponse }: Attempt, now: number): void {
    const { webhookId } = delivery;
    const before = this.#slow.get(webhookId)?.consecutiveTimeouts ?? 0;
    this.putBack(delivery);
    this.#quick.delete(webhookId);
    this.#slow.delete(webhookId);
    if (tookMs <= quickMs) {
      this.#quick.add(webhookId);
      forgetOldest(this.#quick);
    } else {
      const consecutiveTimeouts = hasResponse ? 0 : before + 1;
      this.#slow.set(webhookId, { consecutiveTimeouts, waitsUntil: now + this.#wait(consecutiveTimeouts, tookMs) });
      forgetOldest(this.#slow);
    }
  }

  #findSlot(delivery: ActiveDelivery, now: number, isFirst: boolean): Set<ActiveDelivery> | undefined {
    const { webhookId, organizationId } = delivery;
    if (this.isFull) return undefined;
    this.#usage ??= this.#count();
    const { byWebhook, byOrganization, reservedByOrganization, unproven, slow } = this.#usage;
    const ofWebhook = byWebhook.get(webhookId) ?? 0;
    if (isFirst && (ofWebhook > 0 || (byOrganization.get(organizationId) ?? 0) >= maxPerOrganization)) return undefined;
    const isQuick = this.#quick.has(webhookId);
    if (ofWebhook >= (isQuick ? maxDeliveriesToQuick : 1)) return undefined;
    const known = this.#slow.get(webhookId);
    if (known && (slow >= maxDeliveriesToSlow || known.waitsUntil > now)) return undefined;
    // The last shared slots are kept for receivers whose last attempt was quick.
    if (this.#shared.size < maxShared && (isQuick || unproven < maxUnproven)) return this.#shared;
    const ofReserve = reservedByOrganization.get(organizationId) ?? 0;
    const mayReserve = isFirst && !known && ofReserve < maxReservedToOrganization;
    return mayReserve && this.#reserved.size < maxReserved ? this.#reserved : undefined;
  }

  #count(): Usage {
    const [shared, reserved] = [[...this.#shared], [...this.#reserved]];
    const all = [...shared, ...reserved];
    return {
      byWebhook: countIds(all.map(({ webhookId }) => webhookId)),
      byOrganization: countIds(all.map(({ organizationId }) => organizationId)),
      reservedByOrganization: countIds(reserved.map(({ organizationId }) => organizationId)),
      unproven: shared.filter(({ webhookId }) => !this.#quick.has(webhookId)).length,
      slow: all.filter(({ webhookId }) => this.#slow.has(webhookId)).length,
    };
  }

  /** The wait of a slow receiver, which lasts at least until all other slow receivers have had a turn. */
  #wait(consecutiveTimeouts: number, tookMs: number): number {
    const others = this.#slow.size;
    const round = others >= maxDeliveriesToSlow ? (others / maxDeliveriesToSlow) * tookMs : 0;
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

function countIds(ids: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
