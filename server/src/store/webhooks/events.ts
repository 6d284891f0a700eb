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
  /** The body. If it depends on visibility, a function creates it from the memories that the receiver may use. */
  body: object | ((mayUse: (memoryId: number) => boolean) => object);
  /** Sent to users who may use one of these memories; to all users if it is undefined. */
  memoryIds?: readonly number[];
  /** Whether only webhooks that receive findings of checks get the event. The others got the job's delivery before. */
  isAfterChecks?: boolean;
}
