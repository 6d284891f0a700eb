import { limits } from "@openparlance/api";
import { Counts } from "../core/counts.ts";
import { justRun, type MonotonicClock, type Peer, type RunAs, type WorkOwner } from "../core/environment.ts";
import { FairQueue } from "../core/fair-queue.ts";
import { FairShares } from "../core/fair-shares.ts";
import { afterWork, nextTurn } from "../core/turns.ts";
import { BufferedBytes, type BufferOptions } from "./buffered-bytes.ts";
import { OverloadError } from "./overload-error.ts";

export interface FenceOptions extends BufferOptions {
  /** The clock of a request's wait for its turn. */
  monotonic: MonotonicClock;
  /** The max number of concurrent turns of all organizations. */
  maxTurns?: number;
  /** The max number of concurrent turns of one organization. */
  maxOwnTurns?: number;
  /** The max number of running and waiting requests of all. An organization with few requests may exceed it. */
  maxRequests?: number;
  /** The max number of running and waiting requests of one organization. */
  maxOwnRequests?: number;
  maxWaitMs?: number;
  /** `maxWaitMs` applies only while more requests than this wait. It is longer for organizations with few requests. */
  maxUntimedWaits?: number;
  /**
   * After `sliceMs` of work or `sliceTurns` turns in a row, other events are handled before the next turn. The turns
   * after these may take as long as they did, up to `maxSliceMs`.
   */
  sliceMs?: number;
  sliceTurns?: number;
  maxSliceMs?: number;
  yieldToEvents?: (usedMs: number) => Promise<void>;
  afterWork?: typeof afterWork;
  runAs?: RunAs;
}

interface Turn extends WorkOwner {
  connections: number;
  /** The checks since the turn began, by weight. */
  checks: number;
}

interface WaitingRequest {
  since: number;
  start(turn: Turn): void;
  refuse(error: OverloadError): void;
}

/** The average time between the beginnings of two turns. */
interface Pace {
  ms: number;
  lastBegan: number;
}

/** The requests of an organization that wait, the oldest first. */
interface WaitingRequests extends Array<WaitingRequest> {
  pace: Pace;
}

const maxOwnRequests = Number(limits["concurrent-requests"].value);
/** The interval of checks of turns and waiting requests while the thread is free. */
const checkMs = 20;
/** A turn ends after two checks: the thread was free meanwhile, so the request waits for something else. */
const checksOfTurn = 2;
/** A request that waits for the database keeps its turn for more checks, because others would only wait there, too. */
const databaseChecks = 30;

const maxTurnsOfLoop = 64;
/** An organization with few requests may wait for this multiple of `maxWaitMs`, because others may have many. */
const waitsOfFew = 5;
const maxAcceptMs = 20;
/** The part of `maxWaitMs` that is foreseen at most, because turns may take longer than those before. */
const foreseenPart = 1 / 2;

/** Waits for a turn of the event loop per used millisecond, because a turn accepts only one waiting connection. */
async function turnsOfLoop(monotonic: MonotonicClock, usedMs: number): Promise<void> {
  const begunAt = monotonic() - usedMs;
  await nextTurn();
  const endedAt = monotonic();
  const more = Math.min(maxTurnsOfLoop, Math.floor(endedAt - begunAt));
  // Other work of this thread can make turns long.
  for (let turn = 0; turn < more && monotonic() - endedAt < maxAcceptMs; turn++) await nextTurn();
}

function addTurn(pace: Pace, now: number, averaged: number): void {
  // A pause of the thread says little about the turns after it.
  const ms = Math.min(now - pace.lastBegan, 4 * pace.ms + checkMs);
  pace.ms += (ms - pace.ms) / averaged;
  pace.lastBegan = now;
}

/**
 * Bounds the requests of an organization, and those of all, in number, time, and bytes. A turn lasts until the response
 * is made, or until its request waits for a provider or the like. A short wait for the database doesn't end it. The
 * organization that used the thread least is next, however many requests others have waiting. What a request does
 * before it first waits counts for its organization. What the thread does between turns is divided among the requests
 * that have begun. A request that could not begin in time is refused, at once where that is foreseeable. Sending a
 * response that is already made takes no turn, only bytes.
 */
export class Fence {
  readonly bytes: BufferedBytes;
  readonly #options: Required<Omit<FenceOptions, keyof BufferOptions>>;
  /** The queue for the next pages of responses that have begun. */
  readonly #pages: FairQueue;
  readonly #turns: Turn[] = [];
  /** Turns by organization. */
  readonly #ownTurns = new Counts();
  readonly #shares = new FairShares();
  /** Requests that wait, by organization. */
  readonly #queues = new Map<number, WaitingRequests>();
  /** Running and waiting requests, by organization. */
  readonly #requests = new Counts();
  /** Requests that have begun, by organization. */
  readonly #begunRequests = new Counts();
  #allRequests = 0;
  #waiting = 0;
  /** The pace of all turns while requests wait. */
  readonly #pace: Pace = { ms: 0, lastBegan: 0 };
  /** Whether the thread is busy with a turn that has just begun, or with other events; no turn begins meanwhile. */
  #isBusy = false;
  /** The turns since other events were handled, and how long these took. */
  #slice = { turns: 0, ms: 0, othersMs: 0 };
  #checks: ReturnType<typeof setInterval> | undefined;

  constructor({ maxBytes, alwaysFreeBytes, ...options }: FenceOptions) {
    this.bytes = new BufferedBytes({ maxBytes, alwaysFreeBytes });
    this.#options = {
      maxTurns: 16,
      maxOwnTurns: 8,
      maxUntimedWaits: 8,
      sliceMs: 5,
      sliceTurns: 8,
      maxSliceMs: 50,
      afterWork,
      runAs: justRun,
      yieldToEvents: (usedMs: number) => turnsOfLoop(options.monotonic, usedMs),
      maxRequests: 4 * maxOwnRequests,
      maxOwnRequests,
      maxWaitMs: Number(limits["request-wait"].value),
      ...options,
    };
    this.#pages = new FairQueue({ yieldToEvents: () => this.#options.yieldToEvents(0) });
  }

  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Runs work in a turn of its organization. @throws OverloadError before the work begins, if it would wait too long or
   * its client leaves
   */
  async run<T>(organizationId: number, peer: Pick<Peer, "onClosed">, work: () => Promise<T> | T): Promise<T> {
    this.refuseForeseen(organizationId);
    this.#requests.add(organizationId, 1);
    this.#allRequests++;
    let turn: Turn | undefined;
    try {
      const isNext = this.#mayBegin(organizationId) && !this.#queues.has(organizationId);
      turn = isNext ? this.#begin(organizationId) : await this.#wait(organizationId, peer);
      this.#begunRequests.add(organizationId, 1);
      return await this.#options.runAs(turn, work);
    } finally {
      this.#allRequests--;
      this.#requests.add(organizationId, -1);
      if (turn) {
        this.#begunRequests.add(organizationId, -1);
        this.#release(turn);
        this.#beginNext();
      }
    }
  }

  /** Refuses a request that would be refused later, for example before its body is read. @throws OverloadError */
  refuseForeseen(organizationId: number): void {
    const { maxRequests, maxOwnRequests, maxOwnTurns } = this.#options;
    const own = this.#requests.of(organizationId);
    const isCrowded = this.#allRequests >= maxRequests && own >= maxOwnTurns;
    if (own >= maxOwnRequests || isCrowded || this.#isTooLong(organizationId)) {
      throw new OverloadError("Too many requests are waiting.");
    }
  }

  /** Resolves when the next page of a response may be made. A response that was begun is never refused. */
  nextPage(organizationId: number): Promise<void> {
    return this.#pages.run(organizationId, () => {});
  }

  /**
   * Ends turns whose requests wait for something other than this thread, and refuses requests that waited too long. A
   * thread that is busy makes no checks.
   */
  check(): void {
    for (const turn of Array.from(this.#turns)) {
      turn.checks += turn.connections > 0 ? checksOfTurn : databaseChecks;
      if (turn.checks >= checksOfTurn * databaseChecks) this.#release(turn);
    }
    for (const [organizationId, queue] of this.#queues) {
      this.#refuseLate(queue);
      if (queue.length === 0) this.#queues.delete(organizationId);
    }
    this.#beginNext();
    if (this.#turns.length > 0 || this.#waiting > 0) return;
    clearInterval(this.#checks);
    this.#checks = undefined;
  }

  /** Whether a request can be expected to wait too long. */
  #isTooLong(organizationId: number): boolean {
    const { maxUntimedWaits, maxWaitMs } = this.#options;
    const queue = this.#queues.get(organizationId);
    if (!queue || queue.length < 2 || this.#waiting < maxUntimedWaits) return false;
    return queue.length * queue.pace.ms > foreseenPart * maxWaitMs;
  }

  /**
   * The limit of the wait of an organization's oldest request. If an organization's few requests fit into `maxWaitMs`
   * in fair turns, only others or a pause of the process can make them late.
   */
  #limitMs(ownWaiting: number): number {
    const { maxUntimedWaits, maxWaitMs } = this.#options;
    if (this.#waiting <= maxUntimedWaits) return Infinity;
    const fits = ownWaiting * this.#queues.size * this.#pace.ms <= maxWaitMs;
    return ownWaiting <= maxUntimedWaits && fits ? maxWaitMs * waitsOfFew : maxWaitMs;
  }

  #mayBegin(organizationId: number): boolean {
    const { maxTurns, maxOwnTurns } = this.#options;
    return !this.#isBusy && this.#turns.length < maxTurns && this.#ownTurns.of(organizationId) < maxOwnTurns;
  }

  #wait(organizationId: number, { onClosed }: Pick<Peer, "onClosed">): Promise<Turn> {
    return new Promise((resolve, reject) => {
      const waiting = { since: this.#options.monotonic(), start: resolve, refuse: reject };
      const queue = this.#queues.get(organizationId);
      if (this.#waiting++ === 0) Object.assign(this.#pace, { ms: 0, lastBegan: waiting.since });
      const pace = { ms: this.#pace.ms * (this.#queues.size + 1), lastBegan: waiting.since };
      if (queue) queue.push(waiting);
      else this.#queues.set(organizationId, Object.assign([waiting], { pace }));
      onClosed?.(() => this.#leave(organizationId, waiting));
    });
  }

  #leave(organizationId: number, waiting: WaitingRequest): void {
    const queue = this.#queues.get(organizationId);
    const at = queue?.indexOf(waiting) ?? -1;
    if (!queue || at < 0) return;
    queue.splice(at, 1);
    if (queue.length === 0) this.#queues.delete(organizationId);
    this.#waiting--;
    waiting.refuse(new OverloadError("The client disconnected."));
  }

  #begin(organizationId: number): Turn {
    const { monotonic, afterWork } = this.#options;
    const turn: Turn = { organizationId, connections: 0, checks: 0 };
    this.#shares.begin(organizationId);
    this.#turns.push(turn);
    this.#ownTurns.add(organizationId, 1);
    this.#checks ??= setInterval(() => this.check(), checkMs);
    this.#isBusy = true;
    const begunAt = monotonic();
    afterWork(() => {
      const ms = monotonic() - begunAt;
      this.#shares.add(organizationId, ms);
      this.#slice.turns++;
      this.#slice.ms += ms;
      this.#goOn();
    });
    return turn;
  }

  #goOn(): void {
    const { sliceMs, sliceTurns, maxSliceMs, monotonic, yieldToEvents } = this.#options;
    const { turns, ms, othersMs } = this.#slice;
    const next = () => {
      this.#isBusy = false;
      this.#beginNext();
    };
    if ((turns < sliceTurns && ms < sliceMs) || ms < Math.min(othersMs, maxSliceMs)) {
      next();
      return;
    }
    const pausedAt = monotonic();
    const resume = () => {
      const othersMs = monotonic() - pausedAt;
      this.#slice = { turns: 0, ms: 0, othersMs };
      this.#divide(othersMs);
      next();
    };
    yieldToEvents(ms).then(resume, resume);
  }

  /** Counts the time between turns, in which the requests that have begun continue. */
  #divide(ms: number): void {
    const begun = this.#allRequests - this.#waiting;
    for (const [organizationId, count] of this.#begunRequests) {
      if (count > 0) this.#shares.add(organizationId, (ms * count) / begun);
    }
  }

  #beginNext(): void {
    for (;;) {
      const organizationId = this.#shares.next(this.#queues.keys(), (each) => this.#mayBegin(each));
      if (organizationId === undefined) return;
      const queue = this.#queues.get(organizationId) as WaitingRequests;
      this.#refuseLate(queue);
      const next = queue.shift();
      // The organization goes after all others.
      this.#queues.delete(organizationId);
      if (queue.length > 0) this.#queues.set(organizationId, queue);
      if (!next) continue;
      const now = this.#options.monotonic();
      addTurn(this.#pace, now, 16);
      addTurn(queue.pace, now, 8);
      this.#waiting--;
      next.start(this.#begin(organizationId));
      return;
    }
  }

  #refuseLate(queue: WaitingRequest[]): void {
    while (queue[0] && this.#options.monotonic() - queue[0].since > this.#limitMs(queue.length)) {
      this.#waiting--;
      queue.shift()?.refuse(new OverloadError("The request waited too long."));
    }
  }

  #release(turn: Turn): void {
    const at = this.#turns.indexOf(turn);
    if (at < 0) return;
    this.#turns.splice(at, 1);
    this.#ownTurns.add(turn.organizationId, -1);
  }
}
