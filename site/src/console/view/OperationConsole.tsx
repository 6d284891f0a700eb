import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { reportProblem } from "../../browser/announce.ts";
import { copyText } from "../../browser/copy.ts";
import { createElement } from "../../browser/element.ts";
import { buildAddress } from "../../model/samples/address.ts";
import { writeCurl } from "../../model/samples/curl.ts";
import type { ConsoleOperation } from "../model/types.ts";
import { findFaults } from "../request/faults.ts";
import { type FormState, prefillForm } from "../request/form-state.ts";
import { buildFetchRequest, buildRequest, trimSlashes } from "../request/request.ts";
import { updateSamples } from "../request/samples.ts";
import { formatShareHash, type SharedConsole } from "../request/share.ts";
import { checkResponse } from "../response/response-check.ts";
import { type ConsoleState, consoleStore, type Exchange } from "../state/console-store.ts";
import { listDoneActions } from "../target/sandbox.ts";
import { addFault, describeBaseProblem, findBase, findKey, findTarget } from "../target/targets.ts";
import { LinkButton } from "./controls.tsx";
import { Deliveries } from "./Deliveries.tsx";
import { History } from "./History.tsx";
import { RequestForm } from "./RequestForm.tsx";
import { ResponseView } from "./ResponseView.tsx";
import { type Sending, useSending } from "./sending.ts";
import { TargetForm } from "./TargetForm.tsx";

interface Props {
  operation: ConsoleOperation;
  section: HTMLElement;
  shared: SharedConsole["typed"] | undefined;
  isOpen: boolean;
}

export function OperationConsole({ operation, section, shared, isOpen }: Props) {
  const [typed, setTyped] = useState<FormState>(() => ({ ...prefillForm(operation), ...shared }));
  const [startedTimes, setStartedTimes] = useState(0);
  const state = useSyncExternalStore(consoleStore.subscribe, consoleStore.get);
  const target = findTarget(state, location);
  const request = useMemo(() => buildRequest(operation, typed), [operation, typed]);
  const faults = useMemo(() => findFaults(operation, typed), [operation, typed]);
  const { sending, start, stop, show } = useSending(operation, isOpen);
  const response = latestResponse(sending);
  const form = useRef<HTMLFormElement>(null);
  const responsePart = useRef<HTMLElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => updateSamples(section, request), 100);
    return () => clearTimeout(timer);
  }, [section, request]);

  const keyPrompt = sending.state === "refused" && sending.lacksKey ? sending.reason : undefined;
  useEffect(() => {
    if (keyPrompt) form.current?.parentElement?.querySelector<HTMLElement>(".console-key")?.focus();
  }, [keyPrompt]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.state === "sending") return stop();
    start({ target, request, typed }).catch(reportError);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };

  /** Replaces the values; filled-in fields come first again. */
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
      <TargetForm state={state} operation={operation.id} keyPrompt={keyPrompt} />
      <form ref={form} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <RequestForm key={startedTimes} operation={operation} typed={typed} faults={faults} onChange={setTyped} />
        <div className="console-actions">
          {/* A fast second press sends again instead of canceling the first request. */}
          <button
            type="submit"
            className="button button-primary console-send"
            onClick={(event) => event.detail > 1 && sending.state === "sending" && event.preventDefault()}
          >
            {sending.state === "sending" ? "Stop" : "Send"}
          </button>
          <LinkButton onClick={() => startFrom(prefillForm(operation))}>Start over</LinkButton>
          {response && <LinkButton onClick={() => responsePart.current?.focus()}>Go to response</LinkButton>}
        </div>
        {state.target !== "sandbox" && hasSandboxIds(operation, typed) && (
          <p className="console-hint">The form contains sandbox IDs. Replace them with IDs from your server.</p>
        )}
        <code className="console-address">
          {request.method.toUpperCase()} {state.target !== "sandbox" && trimSlashes(target.base)}
          {buildAddress(request)}
        </code>
      </form>
      <Result
        operation={operation}
        sending={sending}
        deliveries={state.deliveries}
        panels={isOpen ? section.querySelector(".panels") : null}
        responsePart={responsePart}
        onBack={() => form.current?.querySelector<HTMLElement>(".console-send")?.focus()}
      />
      {state.target === "sandbox" && <Deliveries deliveries={state.deliveries} />}
      <CopyActions
        {...{ operation, typed, request, state }}
        status={state.target === "sandbox" ? response?.status : undefined}
      />
      <History operation={operation} exchanges={state.exchanges} onChoose={restore} />
    </>
  );
}

/** Whether the form still has an ID of the example. */
const hasSandboxIds = ({ prefilled }: ConsoleOperation, { values, bodyText }: FormState): boolean =>
  Object.entries(prefilled).some(
    ([name, value]) =>
      /id(?:s)?$/i.test(name) && bodyText === undefined && JSON.stringify(values[name]) === JSON.stringify(value),
  );

const latestResponse = (sending: Sending) => ("response" in sending ? sending.response : undefined);

interface ResultProps {
  operation: ConsoleOperation;
  sending: Sending;
  deliveries: ConsoleState["deliveries"];
  /** The column of samples; null while the console is closed. */
  panels: Element | null;
  responsePart: RefObject<HTMLElement | null>;
  onBack: () => void;
}

/** The response: on a wide screen instead of the sample response, otherwise below the form. */
function Result({ operation, sending, deliveries, panels, responsePart, onBack }: ResultProps) {
  const isWide = useSyncExternalStore(subscribeWidth, () => twoColumns.matches);
  const refusal = useRef<HTMLParagraphElement>(null);
  const response = latestResponse(sending);
  const isShown = response !== undefined;
  // A missing key is reported at its field.
  const isRefused = sending.state === "refused" && !sending.lacksKey;
  useEffect(() => {
    if (isRefused) refusal.current?.scrollIntoView({ block: "nearest" });
    if (isShown) responsePart.current?.scrollIntoView({ block: isWide ? "nearest" : "start" });
  }, [isShown, isRefused, isWide, responsePart]);
  const view = response && (
    <ResponseView operation={operation} response={response} part={responsePart} onBack={onBack} />
  );
  return (
    <>
      <p className="visually-hidden" role="status">
        {sending.state === "sending" && "Sending."}
        {sending.state === "done" && describeDone(operation, sending, deliveries)}
      </p>
      {isRefused && (
        <p ref={refusal} className="console-refused" role="alert">
          {sending.reason}
        </p>
      )}
      {isWide && panels ? view && <SidePanels panels={panels}>{view}</SidePanels> : view}
    </>
  );
}

/** Must equal the width for two columns in `reference.css`. */
const twoColumns = matchMedia("(width >= 75em)");

function subscribeWidth(listener: () => void): () => void {
  twoColumns.addEventListener("change", listener);
  return () => twoColumns.removeEventListener("change", listener);
}

function describeDone(
  operation: ConsoleOperation,
  { response, lastDelivery = Number.POSITIVE_INFINITY }: Extract<Sending, { state: "done" }>,
  deliveries: ConsoleState["deliveries"],
): string {
  const { status, tookMs, body } = response;
  const amounts = `${Math.round(tookMs).toLocaleString("en-US")} ms, ${body.size.toLocaleString("en-US")} bytes`;
  const count = deliveries.filter(({ number }) => number > lastDelivery).length;
  const webhooks = count === 0 ? "" : ` ${count} webhook ${count === 1 ? "delivery" : "deliveries"}.`;
  return `Response ${status}, ${amounts}. ${checkResponse(operation, response).explanation}${webhooks}`;
}

function SidePanels({ panels, children }: { panels: Element; children: ReactNode }) {
  const [location] = useState(() => createElement("div", { class: "console console-live" }));
  useLayoutEffect(() => {
    panels.prepend(location);
    return () => location.remove();
  }, [panels, location]);
  return createPortal(children, location);
}

interface CopyActionsProps {
  operation: ConsoleOperation;
  typed: FormState;
  request: ReturnType<typeof buildRequest>;
  state: ConsoleState;
  /** The status of the sandbox's response to this request. */
  status: number | undefined;
}

/** Buttons to copy the request; the key is included only on request. */
function CopyActions({ operation, typed, request, state, status }: CopyActionsProps) {
  const isSandbox = state.target === "sandbox";
  const base = findBase(state, location);
  const apiKey = isSandbox ? "" : findKey(base, state).trim();
  const [hasKey, setHasKey] = useState(false);
  const command = () =>
    writeCurl(request, {
      base: isSandbox || describeBaseProblem(base, location.origin) ? undefined : trimSlashes(base),
      key: (hasKey && apiKey) || undefined,
    });
  const createCase = async (button: HTMLElement) => {
    const [{ createCase }, { recordSent }] = await Promise.all([
      import("../../cases/create-case.ts"),
      import("../request/case-of-request.ts"),
    ]);
    await createCase(button, async (host) => {
      const { key } = host.accounts[state.account];
      const sent = addFault(buildFetchRequest(location.origin, request, typed, key), isSandbox ? state.fault : "");
      const title = `${request.method.toUpperCase()} ${buildAddress(request)}`;
      return recordSent(host, { title, request: sent, done: isSandbox ? listDoneActions() : [], status }, Date.now());
    });
  };
  const link = () => `${location.origin}${location.pathname}${formatShareHash(operation.id, typed)}`;
  return (
    <p className="console-copies">
      <LinkButton onClick={({ currentTarget }) => copyText(command(), currentTarget)}>Copy as cURL</LinkButton>
      <LinkButton onClick={({ currentTarget }) => copyText(link(), currentTarget)}>Copy link</LinkButton>
      <LinkButton
        onClick={({ currentTarget }) =>
          createCase(currentTarget).catch(() =>
            reportProblem("The case wasn't created because a script didn't load. Try again."),
          )
        }
      >
        Create a case
      </LinkButton>
      {apiKey && (
        <label className="console-check">
          <input type="checkbox" checked={hasKey} onChange={({ target }) => setHasKey(target.checked)} />
          Include my key in the cURL command
        </label>
      )}
    </p>
  );
}
