import { createParser } from "eventsource-parser";

export interface ReceivedEvent {
  /** `message` for an unnamed event. */
  name: string;
  data: string;
}

/** @returns a function that parses the next chunk of a stream, of any size */
export function createEventReader(): (chunk: string) => ReceivedEvent[] {
  const events: ReceivedEvent[] = [];
  const parser = createParser({ onEvent: ({ event, data }) => events.push({ name: event ?? "message", data }) });
  return (chunk) => {
    parser.feed(chunk);
    return events.splice(0);
  };
}

export const joinText = (events: readonly ReceivedEvent[]): string =>
  events.map(({ name, data }) => (name === "message" ? readPiece(data) : "")).join("");

function readPiece(data: string): string {
  try {
    const { text } = JSON.parse(data) as { text?: unknown };
    return typeof text === "string" ? text : "";
  } catch {
    return ""; // the mark of the end isn't JSON
  }
}
