import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { buildAddress } from "../../reference/model/samples/address.ts";
import { curl } from "../../reference/model/samples/curl.ts";
import { copy } from "../../shell/scripts/page/copy.ts";
import type { ConsoleOperation } from "../model/types.ts";
import { findFaults } from "../request/faults.ts";
import { type FormState, prefilled } from "../request/form-state.ts";
import { buildRequest, trimSlashes } from "../request/request.ts";
import { followSamples } from "../request/samples.ts";
import { type Shared, shareHash } from "../request/share.ts";
import { type ConsoleState, consoleStore, type Exchange } from "../state/console-store.ts";
import { baseProblem, findBase, findTarget, keyFor } from "../target/targets.ts";
import { AnswerView } from "./AnswerView.tsx";
import { Deliveries } from "./Deliveries.tsx";
import { History } from "./History.tsx";
import { RequestForm } from "./RequestForm.tsx";
import { type Sending, useSending } from "./sending.ts";
import { TargetForm } from "./TargetForm.tsx";

interface Props {
  call: ConsoleOperation;
  section: HTMLElement;
  shared: Shared["typed"] | undefined;
  isOpen: boolean;
}

export function OperationConsole({ call, section, shared, isOpen }: Props) {
  const [typed, setTyped] = useState<FormState>(() => ({ ...prefilled(call), ...shared }));
  const [startedTimes, setStartedTimes] = useState(0);
  const visit = useSyncExternalStore(consoleStore.subscribe, consoleStore.get);
  const target = findTarget(visit, location);
  const request = useMemo(() => buildRequest(call, typed), [call, typed]);
  const faults = useMemo(() => findFaults(call, typed), [call, typed]);
  const { sending, start, stop, show } = useSending(call, isOpen);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => followSamples(section, request), 100);
    return () => clearTimeout(timer);
  }, [section, request]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.state === "sending") return stop();
    start({ target, request, typed });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };

  /** Begins from other values: the fields that they fill in come first. */
  const startFrom = (next: FormState) => {
    setTyped(next);
    setStartedTimes(startedTimes + 1);
  };

  const restore = (exchange: Exchange) => {
    startFrom(exchange.typed);
    show(exchange);
  };

  return (
    <>
      <TargetForm visit={visit} call={call.id} />
      <form ref={form} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <RequestForm key={startedTimes} call={call} typed={typed} faults={faults} onChange={setTyped} />
        <div className="console-actions">
          <button type="submit" className="button button-primary console-send">
            {sending.state === "sending" ? "Stop" : "Send"}
          </button>
          <button type="button" className="console-link" onClick={() => startFrom(prefilled(call))}>
            Start over
          </button>
        </div>
        <code className="console-address">
          {request.method.toUpperCase()} {visit.target !== "sandbox" && trimSlashes(target.base)}
          {buildAddress(request)}
        </code>
      </form>
      <Result call={call} sending={sending} />
      {visit.target === "sandbox" && <Deliveries deliveries={visit.deliveries} />}
      <Copies call={call} typed={typed} request={request} visit={visit} />
      <History call={call} exchanges={visit.exchanges} onChoose={restore} />
    </>
  );
}

/** What came of Send, brought into sight when it begins to show: the button may be far above it. */
function Result({ call, sending }: { call: ConsoleOperation; sending: Sending }) {
  const place = useRef<HTMLDivElement>(null);
  const isShown = sending.state === "refused" || ("answer" in sending && sending.answer !== undefined);
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  return (
    <div ref={place}>
      <p className="visually-hidden" role="status">
        {sending.state === "sending" && "Sending."}
        {sending.state === "done" && `Response ${sending.answer.status}.`}
      </p>
      {sending.state === "refused" && (
        <p className="console-refused" role="alert">
          {sending.reason}
        </p>
      )}
      {"answer" in sending && sending.answer && <AnswerView call={call} answer={sending.answer} />}
    </div>
  );
}

interface CopiesProps {
  call: ConsoleOperation;
  typed: FormState;
  request: ReturnType<typeof buildRequest>;
  visit: ConsoleState;
}

/** What can be copied; with a key only if the reader wants it. */
function Copies({ call, typed, request, visit }: CopiesProps) {
  const isSandbox = visit.target === "sandbox";
  const base = findBase(visit, location);
  const apiKey = isSandbox ? "" : keyFor(base, visit).trim();
  const [hasKey, setHasKey] = useState(false);
  const command = () =>
    curl(request, {
      base: isSandbox || baseProblem(base, location.origin) ? undefined : trimSlashes(base),
      key: (hasKey && apiKey) || undefined,
    });
  const link = () => `${location.origin}${location.pathname}${shareHash(call.id, typed)}`;
  return (
    <p className="console-copies">
      <button
        type="button"
        className="console-link"
        onClick={({ currentTarget }) => void copy(command(), currentTarget)}
      >
        Copy as cURL
      </button>
      <button type="button" className="console-link" onClick={({ currentTarget }) => void copy(link(), currentTarget)}>
        Copy link
      </button>
      {apiKey && (
        <label className="console-check">
          <input type="checkbox" checked={hasKey} onChange={({ target }) => setHasKey(target.checked)} />
          Include my key in the cURL command
        </label>
      )}
    </p>
  );
}
