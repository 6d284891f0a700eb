import { useId } from "react";
import { type ConsoleState, updateConsole } from "../state/console-store.ts";
import { describeBaseProblem, findBase, findKey, listTargets, updateKeys } from "../target/targets.ts";
import { Select } from "./controls.tsx";
import { SandboxForm } from "./SandboxForm.tsx";

interface Props {
  state: ConsoleState;
  operation: string;
  /** Shown next to the key after Send without a key. */
  keyPrompt: string | undefined;
}

export function TargetForm({ state, operation, keyPrompt }: Props) {
  const { target, otherBase } = state;
  const id = useId();
  const problem = target === "other" && otherBase ? describeBaseProblem(otherBase, location.origin) : undefined;
  return (
    <div className="console-target">
      <Select
        label="Send to"
        value={target}
        options={[...listTargets(location, state), ["other", "Another server"] as const].map(([value, name]) => ({
          value,
          name,
        }))}
        note={target === "sandbox" && "The complete server, with a test account. Nothing leaves your browser."}
        onChange={(target) => updateConsole({ target })}
      />
      {target === "sandbox" && <SandboxForm state={state} operation={operation} />}
      {target === "other" && (
        <div className="console-field">
          <label htmlFor={`${id}-base`}>Server URL</label>
          <input
            id={`${id}-base`}
            type="url"
            required
            placeholder="https://api.example.com"
            autoComplete="off"
            spellCheck={false}
            value={otherBase}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-base-fault`}
            onChange={(event) => updateConsole({ otherBase: event.target.value.trim() })}
          />
          <p className="console-fault" id={`${id}-base-fault`}>
            {problem}
          </p>
        </div>
      )}
      {target !== "sandbox" && <KeyField state={state} prompt={keyPrompt} />}
    </div>
  );
}

function KeyField({ state, prompt }: { state: ConsoleState; prompt: string | undefined }) {
  const id = useId();
  const base = findBase(state, location);
  const value = findKey(base, state);
  const isRequested = prompt !== undefined && !value;
  return (
    <div className="console-field">
      <label htmlFor={id}>Key</label>
      {/* Not a password field, so that no browser offers to store it. Its value isn't set by React, so that it stays out of the markup. */}
      <input
        id={id}
        className="console-key"
        type="text"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        ref={(input) => {
          if (input && input.value !== value) input.value = value;
        }}
        aria-invalid={isRequested}
        aria-describedby={`${isRequested ? `${id}-question ` : ""}${id}-note`}
        onInput={({ currentTarget }) => updateConsole({ keys: updateKeys(base, currentTarget.value, state) })}
      />
      {isRequested && (
        <p className="console-fault" role="alert" id={`${id}-question`}>
          {prompt}
        </p>
      )}
      <p className="console-hint" id={`${id}-note`}>
        Kept only in this page and sent only to this server. Reloading the page clears it.
      </p>
    </div>
  );
}
