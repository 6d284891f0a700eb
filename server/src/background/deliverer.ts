import type { Clock, Log, MonotonicClock, WebhookSender } from "../core/environment.ts";
import { FairQueue } from "../core/fair-queue.ts";
import { nextTurn } from "../core/turns.ts";
import { afterAttempt, deliveryHeaders, findErrorName, readRetryAfter } from "../rules/webhook-delivery.ts";
import type { Store } from "../store/store.ts";
import type { DeliveryOutcome } from "../store/webhooks/deliveries.ts";
import type { Delivery, DueDelivery } from "../store/webhooks/outbox.ts";
import { type Attempt, DeliverySlots } from "./delivery-slots.ts";

const timeoutMs = 15_000;
const leaseMs = 2 * timeoutMs;
/** The interval of checks for due retries, and for deliveries that other processes added. */
const pollMs = 1000;
/** After this number of ended deliveries on average, a webhook's deliveries are counted, and the oldest are deleted. */
const trimEvery = 100;

/** The number of deliveries that are read at a time; reading them takes about a millisecond. */
const pageSize = 500;
/** After this number of consecutive deliveries to a webhook, due deliveries are read again. */
const maxInRow = 16;
/** Reading due deliveries again waits for this multiple of the last reading's time, because many may lack a slot. */
const restFactor = 4;
/** The limit of a pause. Otherwise, there would be a long pause after the machine slept. */
const maxRestMs = 1000;

export interface DelivererOptions {
  store: Store;
  clock: Clock;
  monotonic: MonotonicClock;
  sender: WebhookSender;
  /** Between 0 and 1. */
  random(): number;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  log: Log;
  /** Called with errors of the server. An address that can't be reached is not such an error. */
  report(error: unknown): void;
}

/** Sends each delivery of the outbox until it arrives or is given up. */
export class Deliverer {
  readonly #options: DelivererOptions;
  readonly #owner = crypto.randomUUID();
  readonly #stopping = new AbortController();
  readonly #slots = new DeliverySlots();
  readonly #givenUp = { failed: 0, gone: 0 };
  readonly #onTheWay = new Set<Promise<void>>();
  /** The next deliveries of each webhook as of the last reading, the oldest first. */
  readonly #next = new Map<number, DueDelivery[]>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #looking: Promise<void> | undefined;
  #lookAgain = false;
  /** Outcomes are written one after the other, and the organizations take turns. */
  readonly #outcomeQueue: FairQueue;

  constructor(options: DelivererOptions) {
    this.#options = options;
    this.#outcomeQueue = new FairQueue({ now: options.monotonic, yieldToEvents: nextTurn });
    options.store.onChange("deliveries", () => this.#look());
  }

  /** The numbers of deliveries given up by this process: the last attempt failed, or the receiver is gone. */
  get givenUpCounts(): Readonly<{ failed: number; gone: number }> {
    return this.#givenUp;
  }

  start(): void {
    this.#timer = setInterval(() => this.#look(), pollMs);
    this.#look();
  }

  /** Aborts running deliveries, which are sent again later. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#stopping.abort();
    await this.#looking;
    while (this.#onTheWay.size > 0) await Promise.all(this.#onTheWay);
  }

  /** Sends all due deliveries. For tests, which move the clock themselves. */
  async settle(): Promise<void> {
    const { outbox } = this.#options.store;
    for (let due = await outbox.listDue(1); due.length > 0; due = await outbox.listDue(1)) {
      for (const delivery of await this.#claim(due)) await this.#send(delivery);
    }
  }

  #look(): void {
    if (!this.#timer) return;
    this.#lookAgain = true;
    this.#looking ??= this.#sendDue()
      .catch(this.#options.report)
      .finally(() => {
        this.#looking = undefined;
        // A change may come after the last check of the loop.
        if (this.#lookAgain) this.#look();
      });
  }

  async #sendDue(): Promise<void> {
    while (this.#lookAgain && this.#timer) {
      this.#lookAgain = false;
      const readMs = await this.#fillSlots();
      await this.#options.wait(Math.min(restFactor * readMs, maxRestMs), this.#stopping.signal);
    }
  }

  /** Starts due deliveries, the oldest first, while slots are free. @returns the milliseconds that reading them took */
  async #fillSlots(): Promise<number> {
    const { store, monotonic } = this.#options;
    this.#next.clear();
    let page: DueDelivery[] = [];
    let readMs = 0;
    do {
      const begunAt = monotonic();
      page = await store.outbox.listDue(pageSize, page.at(-1));
      readMs += monotonic() - begunAt;
      for (const due of await this.#begin(page, true)) this.#keepNext(due);
      await nextTurn();
    } while (page.length === pageSize && !this.#slots.isFull && this.#timer);
    // Slots that are still free go to the oldest waiting delivery of each webhook.
    await this.#beginNext([...this.#next.values()], false);
    return readMs;
  }

  #keepNext(due: DueDelivery): void {
    const line = this.#next.get(due.webhookId);
    if (!line) this.#next.set(due.webhookId, [due]);
    else if (line.length < maxInRow) line.push(due);
  }

  async #beginNext(lines: readonly DueDelivery[][], isFirst: boolean): Promise<void> {
    const oldest = lines.flatMap((line) => line.splice(0, 1));
    for (const due of await this.#begin(oldest, isFirst)) this.#next.get(due.webhookId)?.unshift(due);
  }

  /** Starts the deliveries that get a slot. @returns the others */
  async #begin(due: readonly DueDelivery[], isFirst: boolean): Promise<DueDelivery[]> {
    const now = this.#options.monotonic();
    const [chosen, skipped]: [Map<number, DueDelivery>, DueDelivery[]] = [new Map(), []];
    for (const each of due) {
      if (this.#slots.take(each, now, isFirst)) chosen.set(each.id, each);
      else skipped.push(each);
    }
    try {
      for (const delivery of await this.#claim([...chosen.values()])) {
        const slot = chosen.get(delivery.id) as DueDelivery;
        chosen.delete(delivery.id);
        const sending = this.#sendInSlot(delivery, slot)
          .catch(this.#options.report)
          .finally(() => {
            this.#onTheWay.delete(sending);
            this.#look();
          });
        this.#onTheWay.add(sending);
        await nextTurn();
      }
    } finally {
      for (const slot of chosen.values()) this.#slots.putBack(slot);
    }
    return skipped;
  }

  #claim(due: readonly DueDelivery[]): Promise<Delivery[]> {
    const ids = due.map(({ id }) => id);
    return this.#options.store.outbox.claim(this.#owner, leaseMs, ids);
  }

  async #sendInSlot(delivery: Delivery, slot: DueDelivery): Promise<void> {
    const attempt = await this.#send(delivery);
    const mayOthersWait = this.#slots.isFull;
    this.#slots.leave(slot, attempt, this.#options.monotonic());
    if (this.#timer && !mayOthersWait) await this.#beginNext([this.#next.get(slot.webhookId) ?? []], true);
  }

  async #send(delivery: Delivery): Promise<Attempt> {
    const { store, clock, monotonic, report } = this.#options;
    const attempt: Attempt = { tookMs: 0, hasResponse: false };
    try {
      const secrets = await store.webhooks.secretsOf(delivery.organizationId, delivery.webhookId);
      const headers = await deliveryHeaders(delivery, secrets, clock());
      const begunAt = monotonic();
      const { outcome, retryAfter } = await this.#outcomeOf(delivery, headers);
      attempt.tookMs = monotonic() - begunAt;
      attempt.hasResponse = outcome.status !== undefined;
      const restMs = readRetryAfter(retryAfter, clock());
      await this.#outcomeQueue.run(delivery.organizationId, () => this.#recordOutcome(delivery, outcome, restMs));
    } catch (error) {
      report(error);
    }
    return attempt;
  }

  /** `restMs` is the time for which the receiver accepts no other attempt. */
  async #recordOutcome(delivery: Delivery, outcome: DeliveryOutcome, restMs: number): Promise<void> {
    const { store, random } = this.#options;
    const { status } = outcome;
    if (this.#stopping.signal.aborted && status === undefined) {
      await store.outbox.release(delivery, this.#owner);
      return;
    }
    const next = afterAttempt(status, delivery.attempts, random());
    if (typeof next === "number") {
      await store.outbox.retry(delivery, this.#owner, Math.max(next, restMs), outcome);
      return;
    }
    if (next === "off") await this.#switchOff(delivery, outcome);
    else if (next === "given up") await this.#giveUp(delivery, outcome);
    else await store.atomically(({ deliveries }) => deliveries.end(delivery, this.#owner, true, outcome));
    if (random() * trimEvery < 1) await store.deliveries.trim(delivery.webhookId);
  }

  async #giveUp(delivery: Delivery, outcome: DeliveryOutcome): Promise<void> {
    const { store, log } = this.#options;
    const { id, organizationId: organization, webhookId: webhook, eventType: type } = delivery;
    const isMine = await store.atomically(async ({ deliveries, webhooks }) => {
      await webhooks.hold(organization, webhook);
      const isMine = await deliveries.end(delivery, this.#owner, false, outcome);
      if (isMine) await webhooks.countGivenUp(organization, webhook, 1);
      return isMine;
    });
    if (!isMine) return;
    this.#givenUp.failed++;
    const facts = { organization, webhook, delivery: id, type, tries: delivery.attempts, ...outcome };
    log("delivery failed", facts, "warn");
  }

  async #switchOff(delivery: Delivery, outcome: DeliveryOutcome): Promise<void> {
    const { store, log } = this.#options;
    const { organizationId: organization, webhookId: webhook } = delivery;
    const dropped = await store.atomically(async ({ outbox, webhooks }) => {
      await webhooks.hold(organization, webhook);
      await outbox.retry(delivery, this.#owner, 0, outcome);
      return webhooks.switchOff(organization, webhook);
    });
    this.#givenUp.gone += dropped;
    log("webhook disabled", { organization, webhook, dropped, status: 410 }, "warn");
  }

  async #outcomeOf(
    { url, body }: Delivery,
    headers: Record<string, string>,
  ): Promise<{ outcome: DeliveryOutcome; retryAfter?: string | undefined }> {
    const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const { status, retryAfter } = await this.#options.sender.send(url, { headers, body, signal });
      return { outcome: { status }, retryAfter };
    } catch (error) {
      return { outcome: { failure: findErrorName(error) } };
    }
  }
}
