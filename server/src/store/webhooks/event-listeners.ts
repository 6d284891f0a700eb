import { splitInChunks } from "../database/chunks.ts";
import { affectsAny, StorePart } from "../database/context.ts";
import type { EventType, OutboxEvent } from "./events.ts";

/** The time for which a listener gets events, unless it extends it. Events of a crashed one are then deleted. */
export const listenerLeaseMs = 60_000;

export interface CapturedEvent {
  id: number;
  eventType: string;
  /** JSON, as it is sent. */
  body: string;
}

/** Commands that receive the events of an organization while they run. */
export class EventListeners extends StorePart {
  /** Starts storing events of these types for a listener. @returns its ID */
  async open(organizationId: number, eventTypes: readonly EventType[]): Promise<number> {
    const id = await this.ids.take("eventListener");
    const leasedUntil = this.clock() + listenerLeaseMs;
    await this.insert("eventListeners", { id, organizationId, eventTypes: JSON.stringify(eventTypes), leasedUntil });
    return id;
  }

  /** Extends a listener's lease. @returns false if it has expired, in which case events may be missing */
  async keep(id: number): Promise<boolean> {
    const now = this.clock();
    const open = this.db.updateTable("eventListeners").where("id", "=", id).where("leasedUntil", ">", now);
    return affectsAny(open.set({ leasedUntil: now + listenerLeaseMs }));
  }

  /** Stores events for their listeners. Must be called in the transaction of the change. */
  async add(organizationId: number, events: readonly OutboxEvent[]): Promise<void> {
    const listeners = await this.selectIn("eventListeners", organizationId)
      .select(["id", "eventTypes"])
      .where("leasedUntil", ">", this.clock())
      .orderBy("id")
      // Locks the listeners, so that none is closed before its events are stored.
      .$if(this.context.isShared, (query) => query.forKeyShare())
      .execute();
    const captured = listeners.flatMap(({ id: listenerId, eventTypes }) => {
      const types = JSON.parse(eventTypes) as EventType[];
      return events
        .filter(({ eventType }) => types.includes(eventType))
        .map(({ eventType, body }) => ({ organizationId, listenerId, eventType, body: JSON.stringify(body) }));
    });
    if (captured.length === 0) return;
    const first = await this.ids.take("delivery", captured.length);
    const rows = captured.map((event, index) => ({ id: first + index, ...event }));
    for (const portion of splitInChunks(rows)) await this.db.insertInto("heardEvents").values(portion).execute();
  }

  next(listenerId: number, max: number): Promise<CapturedEvent[]> {
    return this.db
      .selectFrom("heardEvents")
      .select(["id", "eventType", "body"])
      .where("listenerId", "=", listenerId)
      .orderBy("id")
      .limit(max)
      .execute();
  }

  async acknowledge(listenerId: number, ids: readonly number[]): Promise<void> {
    await this.db.deleteFrom("heardEvents").where("listenerId", "=", listenerId).where("id", "in", ids).execute();
  }

  async close(id: number): Promise<void> {
    await this.db.deleteFrom("eventListeners").where("id", "=", id).execute();
    await this.db.deleteFrom("heardEvents").where("listenerId", "=", id).execute();
  }

  async sweep(): Promise<void> {
    const ended = await this.db
      .selectFrom("eventListeners")
      .select("id")
      .where("leasedUntil", "<=", this.clock())
      .execute();
    for (const { id } of ended) await this.close(id);
  }
}
