/** One event of a stream as it came. */
export interface StreamEvent {
  /** `message` where the server names none. */
  name: string;
  data: string;
}

/** Reads the events of a stream that is cut anywhere. Source: the event stream format of the HTML standard. */
export class EventReader {
  #rest = "";

  /** The events that end in this piece. */
  read(piece: string): StreamEvent[] {
    const blocks = (this.#rest + piece).split(/\r\n\r\n|\n\n|\r\r/);
    this.#rest = blocks.pop() ?? "";
    return blocks.flatMap(eventIn);
  }
}

function eventIn(block: string): StreamEvent[] {
  const fields = block.split(/\r\n|\n|\r/).map((line) => /^([^:]*):? ?(.*)$/s.exec(line)?.slice(1) ?? []);
  const data = fields.filter(([field]) => field === "data").map(([, value]) => value);
  const name = fields.findLast(([field]) => field === "event")?.[1];
  return data.length > 0 ? [{ name: name || "message", data: data.join("\n") }] : [];
}

/** The text that the pieces of a stream make together. */
export function joinedText(events: readonly StreamEvent[]): string {
  return events.map(({ name, data }) => (name === "message" ? pieceIn(data) : "")).join("");
}

function pieceIn(data: string): string {
  try {
    const { text } = JSON.parse(data) as { text?: unknown };
    return typeof text === "string" ? text : "";
  } catch {
    return ""; // the mark of the end is no JSON
  }
}
