import { type KeyboardEvent, useId, useState } from "react";
import { isOfInputMethod } from "../../browser/input-method.ts";
import { actInSandbox } from "../target/sandbox.ts";
import { readCommand, splitWords } from "../target/words-in.ts";
import { LinkButton, Preformatted } from "./controls.tsx";

interface Run {
  command: string;
  /** The output, or the reason for the refusal. */
  text: string;
  isRefused: boolean;
}

/** A command line for acts without an operation. */
export function CommandLine() {
  const id = useId();
  const [line, setLine] = useState("");
  const [last, setLast] = useState<Run>();

  const run = async () => {
    const command = readCommand(line);
    const words = splitWords(command);
    if (words.length === 0) return;
    try {
      const lines = await actInSandbox({ name: "command", words });
      setLast({ command, text: lines.join("\n") || "Done.", isRefused: false });
    } catch (error) {
      setLast({ command, text: error instanceof Error ? error.message : String(error), isRefused: true });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isOfInputMethod(event.nativeEvent)) return;
    event.preventDefault();
    run().catch(reportError);
  };

  return (
    <div className="console-field">
      <label htmlFor={id}>
        Command line: <code>parlance …</code>
      </label>
      <div className="console-command">
        <input
          id={id}
          type="text"
          placeholder="e.g. keys create --development"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={line}
          aria-describedby={`${id}-said`}
          onChange={(event) => setLine(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <LinkButton onClick={() => run().catch(reportError)}>Run</LinkButton>
      </div>
      <div id={`${id}-said`} role="status">
        {last && (
          <>
            <p className={last.isRefused ? "console-fault" : "console-hint"}>parlance {last.command}</p>
            <Preformatted className="console-printed" text={last.text} />
          </>
        )}
      </div>
    </div>
  );
}
