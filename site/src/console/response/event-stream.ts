import { createParser } from "eventsource-parser";

export interface ReceivedEvent {
  /** `message` for an unnamed event. */
  name: string;
  data: string;
}

/** Parses a stream in chunks of any size. */
export class EventReader {
  #events: ReceivedEvent[] = [];
  readonly #parser = createParser({
    onEvent: ({ event, data }) => this.#events.push({ name: event ?? "message", data }),
  });

  read(piece: string): ReceivedEvent[] {
    this.#parser.feed(piece);
    const events = this.#events;
    this.#events = [];
    return events;
  }
}

export function joinText(events: readonly ReceivedEvent[]): string {
  return events.map(({ name, data }) => (name === "message" ? pieceIn(data) : "")).join("");
}

function pieceIn(data: string): string {
  try {
    const { text } = JSON.parse(data) as { text?: unknown };
    return typeof text === "string" ? text : "";
  } catch {
    return ""; // the mark of the end isn't JSON
  }
}
