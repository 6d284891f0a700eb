import type { OperatorAction } from "@openparlance/sandbox";
import { useState } from "react";
import { type ConsoleState, initialSettings, type Receipt, updateConsole } from "../state/console-store.ts";
import { findRareError, listRareErrors, type RareError } from "../target/rare-errors.ts";
import { actInSandbox, applyFaults, isSandboxOpen, saveSandbox } from "../target/sandbox.ts";
import { CommandLine } from "./CommandLine.tsx";
import { LinkButton, Select } from "./controls.tsx";

const latencies = [0, 500, 2000, 10_000];
const receipts: readonly { receipt: Receipt; name: string }[] = [
  { receipt: 204, name: "204: delivered" },
  { receipt: 500, name: "500: retried" },
  { receipt: 410, name: "410: webhook disabled" },
  { receipt: null, name: "No response" },
];

/** Settings of the sandbox: account, simulated errors, time, and reset. */
export function SandboxForm({ state, operation }: { state: ConsoleState; operation: string }) {
  const { account, fault, mode, latencyMs, receipt } = state;
  const [message, setMessage] = useState("");
  const rareErrors = listRareErrors(operation);
  // Another operation's console may have set an error that this one doesn't list.
  const unlisted = rareErrors.some(({ value }) => value === fault) ? [] : [findRareError(fault) ?? []].flat();

  const act = (work: () => Promise<unknown>, done: string): void => {
    setMessage("Working …");
    work().then(
      () => setMessage(done),
      (error: unknown) => setMessage(error instanceof Error ? error.message : String(error)),
    );
  };
  const change = (changes: Partial<ConsoleState>, done: string, action?: OperatorAction) =>
    act(async () => {
      if (action) await actInSandbox(action);
      updateConsole(changes);
      await applyFaults();
    }, done);
  const reset = () =>
    act(async () => {
      // An unused sandbox needs no reset.
      if (isSandboxOpen()) await actInSandbox({ name: "reset" });
      updateConsole(initialSettings);
    }, "Sandbox reset.");
  const forwardClock = (ms: number, time: string) =>
    act(() => actInSandbox({ name: "forward", ms }), `Advanced ${time}. All scheduled work is complete.`);

  return (
    <details className="console-more console-sandbox">
      <summary>Sandbox settings</summary>
      <div className="console-settings">
        <Select
          label="Organization"
          value={account}
          onChange={(value) => updateConsole({ account: value })}
          options={[
            { value: "own", name: "Account with sample data" },
            { value: "other", name: "Another account, without access to it" },
          ]}
        />
        <Select
          label="Server mode"
          value={mode}
          onChange={(next) =>
            change({ mode: next }, `The server is now in ${next} mode.`, { name: "mode", mode: next })
          }
          options={[
            { value: "development", name: "Development" },
            { value: "production", name: "Production (fault injection off)" },
          ]}
        />
        <Select
          label="Simulate error"
          value={fault}
          onChange={(value) => change({ fault: value }, "")}
          options={[{ value: "", name: "None" }, ...rareErrors, ...unlisted.map(markOtherOperation)]}
        />
        <Select
          label="Latency"
          value={String(latencyMs)}
          onChange={(value) => {
            const next = Number(value);
            const words = next === 0 ? "Responses aren't delayed." : `Responses are delayed by ${next / 1000} seconds.`;
            change({ latencyMs: next }, words);
          }}
          options={latencies.map((ms) => ({ value: String(ms), name: ms === 0 ? "None" : `${ms / 1000} s` }))}
        />
        <Select
          label="Webhook receiver returns"
          value={String(receipt)}
          onChange={(value) => updateConsole({ receipt: value === "null" ? null : Number(value) })}
          options={receipts.map((each) => ({ value: String(each.receipt), name: each.name }))}
        />
      </div>
      <CommandLine />
      <p className="console-copies">
        <LinkButton onClick={() => forwardClock(60_000, "1 minute")}>Advance 1 minute</LinkButton>
        <LinkButton onClick={() => forwardClock(86_400_000, "1 day")}>Advance 1 day</LinkButton>
        <LinkButton onClick={() => act(saveSandbox, "Continue with: parlance serve --from parlance-sandbox.bin")}>
          Download data
        </LinkButton>
        <LinkButton onClick={reset}>Reset sandbox</LinkButton>
        <span className="console-facts" role="status">
          {message}
        </span>
      </p>
    </details>
  );
}

const markOtherOperation = ({ value, name }: RareError) => ({ value, name: `Other operations: ${name}` });
