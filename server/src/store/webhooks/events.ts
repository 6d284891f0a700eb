import type { components } from "@openparlance/api";

export type EventType = components["schemas"]["WebhookEventType"];

const everyEventType = {
  JOB_DELIVER: true,
  JOB_UPDATE: true,
  PROJECT_DELIVER: true,
  PROJECT_UPDATE: true,
  INSTANT_TRANSLATE_COMPLETED: true,
  INSTANT_TRANSLATE_FAILED: true,
} satisfies Record<EventType, true>;

export const eventTypes = Object.keys(everyEventType) as readonly EventType[];

export interface OutboxEvent {
  eventType: EventType;
  /** As it is sent; where it depends on what the receiver may see, made for a receiver who may use some memories. */
  body: object | ((mayUse: (memoryId: number) => boolean) => object);
  /** Sent to those who may use one of these memories; to all when there is none. */
  memoryIds?: readonly number[];
  /** For webhooks that receive what the checks found, a while after all others received the delivery of a job. */
  isAfterChecks?: boolean;
}
