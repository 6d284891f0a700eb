import { useId, useState } from "react";
import { type AccountName, actInSandbox, isSandboxOpen } from "./sandbox.ts";
import { changeVisit, type Visit } from "./visit.ts";

/** What every request can ask for with the header Parlance-Fault. */
const faults = [
  { value: "", name: "Nothing" },
  { value: "quota", name: "The quota is used up: 429" },
  { value: "server-error", name: "The server fails: 500" },
  { value: "overload", name: "The server is busy: 503" },
];

/** Who asks in the sandbox, what shall go wrong, and the way back to the beginning. */
export function SandboxForm({ visit: { account, fault } }: { visit: Visit }) {
  const id = useId();
  const [done, setDone] = useState("");
  const reset = async () => {
    // One that was never used is as it was at first.
    if (isSandboxOpen()) await actInSandbox({ name: "reset" });
    changeVisit({ fault: "" });
    setDone("Everything is as it was at first.");
  };
  return (
    <details className="console-more">
      <summary>Settings of the sandbox</summary>
      <div className="console-field">
        <label htmlFor={`${id}-account`}>Organization</label>
        <select
          id={`${id}-account`}
          value={account}
          onChange={(event) => changeVisit({ account: event.target.value as AccountName })}
        >
          <option value="own">The account with the examples</option>
          <option value="other">Another one, which sees nothing of it</option>
        </select>
      </div>
      <div className="console-field">
        <label htmlFor={`${id}-fault`}>What goes wrong</label>
        <select id={`${id}-fault`} value={fault} onChange={(event) => changeVisit({ fault: event.target.value })}>
          {faults.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p className="console-copies">
        <button type="button" className="console-link" onClick={() => void reset()}>
          Reset the sandbox
        </button>
        <span className="console-facts" role="status">
          {done}
        </span>
      </p>
    </details>
  );
}
