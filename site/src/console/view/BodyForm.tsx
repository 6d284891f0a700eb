import type { Fault } from "@openparlance/api/input";
import { useId, useState } from "react";
import type { ConsoleOperation } from "../model/types.ts";
import { findLineFaults } from "../request/faults.ts";
import { type FormState, inputsAt, parseFields, readFields } from "../request/form-state.ts";
import { FieldRows } from "./FieldRows.tsx";

export interface FormProps {
  operation: ConsoleOperation;
  typed: FormState;
  faults: Map<string, Fault>;
  onChange: (typed: FormState) => void;
}

export function BodyForm({ operation, typed, faults, onChange }: FormProps) {
  const id = useId();
  const [filledTimes, setFilledTimes] = useState(0);
  const { values, bodyText } = typed;
  const inputs = inputsAt(operation, "body");
  const own = inputs.flatMap(({ name }) => faults.get(name) ?? []);
  const isText = bodyText !== undefined;

  const editAsText = () => onChange({ ...typed, bodyText: JSON.stringify(readFields(operation, typed), null, 2) });
  const editAsForm = () => {
    const { bodyText: _, ...rest } = typed;
    onChange({ ...rest, values: setBody(operation, values, parseFields(bodyText ?? "") ?? {}) });
  };
  const fillIn = (location: string) => {
    const example = operation.examples[Number(location)]?.value as Record<string, unknown> | undefined;
    if (!example) return;
    setFilledTimes(filledTimes + 1);
    const filled = { ...typed, values: setBody(operation, values, example) };
    onChange(isText ? { ...filled, bodyText: JSON.stringify(example, null, 2) } : filled);
  };

  return (
    <fieldset className="console-group">
      <legend>Body</legend>
      <div className="console-body-bar">
        <div className="console-switch">
          <button type="button" aria-pressed={!isText} disabled={isText && !parseFields(bodyText)} onClick={editAsForm}>
            Form
          </button>
          <button type="button" aria-pressed={isText} onClick={editAsText}>
            JSON
          </button>
        </div>
        {operation.examples.length > 1 && (
          <select aria-label="Insert an example" value="" onChange={({ target }) => fillIn(target.value)}>
            <option value="">Insert an example …</option>
            {operation.examples.map(({ summary }, index) => (
              <option key={summary} value={index}>
                {summary}
              </option>
            ))}
          </select>
        )}
      </div>
      {isText ? (
        <BodyText id={id} text={bodyText} faults={own} onChange={(text) => onChange({ ...typed, bodyText: text })} />
      ) : (
        <FieldRows
          // A new key remounts the rows, so that filled-in fields come first again.
          key={filledTimes}
          fields={inputs}
          values={values}
          faults={own}
          onChange={(next) => onChange({ ...typed, values: next })}
        />
      )}
    </fieldset>
  );
}

function setBody(operation: ConsoleOperation, values: FormState["values"], body: Record<string, unknown>) {
  const names = inputsAt(operation, "body").map(({ name }) => name);
  const others = Object.entries(values).filter(([name]) => !names.includes(name));
  return { ...Object.fromEntries(others), ...structuredClone(body) };
}

interface BodyTextProps {
  id: string;
  text: string;
  faults: readonly Fault[];
  onChange: (text: string) => void;
}

function BodyText({ id, text, faults, onChange }: BodyTextProps) {
  const located = findLineFaults(text, faults);
  const reports = new Set(located.map(({ line, message }) => `Line ${line}: ${message}`));
  const lines = text.split("\n").length;
  return (
    <>
      <div className="console-editor">
        <pre aria-hidden="true">
          <LineNumbers count={lines} wrong={located.map(({ line }) => line)} />
        </pre>
        <textarea
          aria-label="Body as JSON"
          aria-invalid={located.length > 0}
          aria-describedby={id}
          rows={Math.max(lines, 4)}
          wrap="off"
          dir="auto"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <ul className="console-faults" id={id}>
        {[...reports].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
}

/** All numbers between two wrong lines share one element, because a text may have a hundred thousand lines. */
function LineNumbers({ count, wrong }: { count: number; wrong: readonly number[] }) {
  const marked = [...new Set(wrong)].toSorted((a, b) => a - b);
  const numbers = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => `${first + index}\n`).join("");
  return (
    <>
      {marked.map((line, index) => [
        numbers((marked[index - 1] ?? 0) + 1, line - 1),
        <span key={line} data-wrong>
          {numbers(line, line)}
        </span>,
      ])}
      {numbers((marked.at(-1) ?? 0) + 1, count)}
    </>
  );
}
