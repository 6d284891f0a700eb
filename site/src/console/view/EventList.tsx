import { useEffect, useRef } from "react";
import { joinText } from "../response/event-stream.ts";
import type { SentResponse } from "../response/send.ts";
import { Preformatted } from "./controls.tsx";

/** The events of a stream as they arrive, their joined text, and the raw text. */
export function EventList({ events, raw }: { events: SentResponse["events"]; raw: string }) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest event comes in sight
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [events.length]);
  return (
    <>
      <p className="console-joined">{joinText(events)}</p>
      <div className="panel console-body">
        <p className="panel-label">{events.length === 1 ? "1 event" : `${events.length} events`}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <ol className="code console-events" tabIndex={0} aria-label="Events" ref={list}>
          {events.map(({ name, data, atMs }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events stay in the order in which they came
            <li key={index}>
              <span className="c">{Math.round(atMs)} ms</span> <span className="p">{name}</span> {data}
            </li>
          ))}
        </ol>
      </div>
      <details className="console-more">
        <summary>Raw stream</summary>
        <div className="panel console-body">
          <Preformatted className="code" text={raw} />
        </div>
      </details>
    </>
  );
}
