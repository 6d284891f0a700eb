import { useEffect, useRef, useState } from "react";
import type { SampleRequest } from "../../model/samples/sample-request.ts";
import type { ConsoleOperation } from "../model/types.ts";
import type { FormState } from "../request/form-state.ts";
import { buildFetchRequest } from "../request/request.ts";
import type { RequestTarget } from "../request/target.ts";
import { type SentResponse, sendRequest } from "../response/send.ts";
import { addExchange, consoleStore, type Exchange } from "../state/console-store.ts";
import { describeBaseProblem } from "../target/targets.ts";

export type Sending =
  | { state: "idle" }
  | { state: "refused"; reason: string; lacksKey?: true }
  | { state: "sending"; response?: SentResponse }
  | {
      state: "done";
      response: SentResponse;
      /** The number of the last delivery before this request; absent for a request of the history. */
      lastDelivery?: number;
    };

interface Start {
  target: RequestTarget;
  request: SampleRequest;
  typed: FormState;
}

const keyPrompt = "Enter your API key. To send the request without one, press Send again.";

/** Sends requests one at a time, and reports the progress of the latest. Closing the console aborts it. */
export function useSending({ id }: ConsoleOperation, isOpen: boolean) {
  const [sending, setSending] = useState<Sending>({ state: "idle" });
  const abort = useRef<AbortController>(null);
  /** The server for which a key was requested. Pressing Send again sends without one. */
  const promptedFor = useRef<string>(null);

  useEffect(() => (isOpen ? () => abort.current?.abort() : undefined), [isOpen]);

  const start = async ({ target, request, typed }: Start) => {
    const problem = describeBaseProblem(target.base, location.origin);
    if (problem) return setSending({ state: "refused", reason: problem });
    const controller = new AbortController();
    abort.current?.abort();
    abort.current = controller;
    setSending({ state: "sending" });
    const report = (next: Sending) => abort.current === controller && setSending(next);
    const lastDelivery = consoleStore.get().deliveries[0]?.number ?? 0;
    try {
      const key = await target.key();
      if (!key.trim() && promptedFor.current !== target.base) {
        promptedFor.current = target.base;
        return report({ state: "refused", reason: keyPrompt, lacksKey: true });
      }
      const response = await sendRequest(target, buildFetchRequest(target.base, request, typed, key), {
        now: () => performance.now(),
        signal: controller.signal,
        onProgress: (sofar) => report({ state: "sending", response: sofar }),
      });
      report({ state: "done", response, lastDelivery });
      addExchange({ operationId: id, request, typed, response });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      report({ state: "refused", reason: controller.signal.aborted ? "Stopped." : reason });
    }
  };

  return {
    sending,
    start,
    stop: () => abort.current?.abort(),
    show: ({ response }: Exchange) => setSending({ state: "done", response }),
  };
}
