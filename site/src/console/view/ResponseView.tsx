import { type RefObject, useEffect, useMemo, useRef } from "react";
import { copyText } from "../../browser/copy.ts";
import { saveFile } from "../../browser/element.ts";
import type { ConsoleOperation } from "../model/types.ts";
import { readExactJson } from "../request/json.ts";
import { joinText } from "../response/event-stream.ts";
import { findFileName } from "../response/file-name.ts";
import { checkResponse, findErrors } from "../response/response-check.ts";
import type { SentResponse } from "../response/send.ts";
import { LinkButton, Preformatted } from "./controls.tsx";
import { JsonTree } from "./JsonTree.tsx";

interface Props {
  operation: ConsoleOperation;
  response: SentResponse;
  part: RefObject<HTMLElement | null>;
  /** Moves the focus back to the form. */
  onBack: () => void;
}

export function ResponseView({ operation, response, part, onBack }: Props) {
  const { status, tookMs, body, headers, state, redirectedTo } = response;
  const isSuccess = status >= 200 && status < 300;
  const errors = findErrors(operation, response);
  return (
    <section ref={part} className="console-answer" aria-label="Response" tabIndex={-1}>
      <p className="console-status">
        <b data-status={isSuccess ? "good" : "bad"}>{status}</b>
        <span>
          {errors.length > 0
            ? errors.map(({ id, title }, index) => [
                index > 0 && ", ",
                <a key={id} href={`#error-${id}`}>
                  {title}
                </a>,
              ])
            : (operation.meanings[status] ?? "")}
        </span>
        <span className="console-facts">
          {Math.round(tookMs).toLocaleString("en-US")} ms
          {(body.size > 0 || state !== "coming") && ` · ${body.size.toLocaleString("en-US")} bytes`}
        </span>
      </p>
      {redirectedTo && <p className="console-hint">Redirected: the response came from {redirectedTo}</p>}
      {state !== "coming" && <VerdictLine operation={operation} response={response} />}
      <Body response={response} onBack={onBack} />
      <details className="console-more">
        <summary>{headers.length} headers</summary>
        <dl className="console-headers">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

function VerdictLine({ operation, response }: { operation: ConsoleOperation; response: SentResponse }) {
  const { isAsDescribed, explanation } = useMemo(() => checkResponse(operation, response), [operation, response]);
  const status = isAsDescribed ? "good" : "bad";
  return (
    <p className="console-verdict" data-status={isAsDescribed === undefined ? undefined : status}>
      {explanation}
    </p>
  );
}

/** A browser needs seconds to render a longer text, so only its start is shown. */
const maxChars = 200_000;

function Body({ response, onBack }: Pick<Props, "response" | "onBack">) {
  const { text, mediaType, body, events, state } = response;
  const value = useMemo(
    () => (mediaType === "application/json" && state !== "coming" ? readExactJson(text ?? "") : undefined),
    [mediaType, text, state],
  );
  if (mediaType === "text/event-stream") return <EventList events={events} raw={text ?? ""} />;
  if (state === "coming") return null;
  if (body.size === 0) return <p className="console-hint">The response has no body.</p>;
  return (
    <>
      {text !== undefined && (
        <div className="panel console-body">
          {value !== undefined ? (
            <div className="code">
              <JsonTree value={value} />
            </div>
          ) : (
            <Preformatted className="code" text={text.slice(0, maxChars)} />
          )}
        </div>
      )}
      {value === undefined && text !== undefined && text.length > maxChars && (
        <p className="console-hint">
          Only the first {maxChars.toLocaleString("en-US")} characters are shown. Copy or download the full response.
        </p>
      )}
      <BodyActions response={response} onBack={onBack} />
    </>
  );
}

function BodyActions({ response, onBack }: Pick<Props, "response" | "onBack">) {
  const { text, body } = response;
  const name = findFileName(response);
  return (
    <p className="console-copies">
      {text !== undefined && (
        <LinkButton onClick={({ currentTarget }) => copyText(text, currentTarget)}>Copy body</LinkButton>
      )}
      <LinkButton onClick={() => saveFile(name, body)}>Download {name}</LinkButton>
      <LinkButton onClick={onBack}>Back to request</LinkButton>
    </p>
  );
}

/** The events of a stream as they arrive, their joined text, and the raw text. */
function EventList({ events, raw }: { events: SentResponse["events"]; raw: string }) {
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
