import type { DeepReadonly, StateMachine } from "@openparlance/api";
import type { Sandbox } from "@openparlance/sandbox";
import { useEffect, useRef, useState } from "react";
import { announce } from "../../browser/announce.ts";
import { remOf, StateDiagram } from "../../diagram/StateDiagram.tsx";
import { wrapLines } from "../../diagram/state-diagram-draft.ts";
import type { DiagramLayout } from "../../diagram/state-diagram-layout.ts";
import { LazySandbox } from "../../sandbox/lazy-sandbox.ts";
import { createSandboxPanel, type ScenarioPanel } from "../panel.ts";
import type { Drive } from "./drive.ts";
import { type Arrow, type DrivenObject, nameObstacle, type ObjectState, startDrivenObject } from "./driven-object.ts";

interface Props {
  machine: DeepReadonly<StateMachine>;
  drive: Drive;
  referencePage: string;
  onClose: () => void;
}

const buttonSize = 24;
const begin = "Select an arrow from the dot to start.";

/** A button at each arrow runs its operation in the sandbox, and the diagram shows the new state. */
export function DrivenDiagram({ machine, drive, referencePage, onClose }: Props) {
  const [situation, setSituation] = useState<ObjectState>(() => createState(drive));
  const [words, setWords] = useState(begin);
  const [isBusy, setIsBusy] = useState(false);
  const driven = useRef<Promise<DrivenObject>>(undefined);
  const log = useRef<ScenarioPanel>(undefined);
  const logContainer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    log.current = createSandboxPanel(document.createElement("span"));
    logContainer.current?.append(log.current.element);
    return () => {
      driven.current = undefined;
      leaveStage(logContainer);
    };
  }, []);

  const say = (text: string) => {
    setWords(text);
    announce(text);
  };

  const startOver = (variant: string, text = begin) => {
    driven.current = undefined;
    log.current?.clear();
    setSituation({ ...createState(drive), variant });
    say(text);
  };

  const started = () => {
    const { variant } = situation;
    driven.current ??= takeStage(logContainer, () =>
      startOver(variant, "Another diagram is active now. Select an arrow from the dot to start again."),
    ).then((sandbox) =>
      startDrivenObject(machine, drive, { sandbox, variant, report: (entry) => log.current?.add(entry) }),
    );
    return driven.current;
  };

  const press = async (arrow: Arrow) => {
    if (isBusy) return;
    const obstacle = nameObstacle(arrow, situation, drive);
    if (obstacle) return say(obstacle);
    setIsBusy(true);
    log.current?.clear();
    try {
      const own = started();
      const run = await own;
      const outcome = await run.press(arrow);
      if (driven.current !== own) return;
      setSituation({ state: run.state, cause: run.cause, variant: run.variant });
      say(outcome.explanation);
    } catch (error) {
      if (!logContainer.current) return;
      startOver(situation.variant, error instanceof Error ? error.message : String(error));
    } finally {
      setIsBusy(false);
    }
  };

  const buttonsAt = ({ arrows, middle }: DiagramLayout) =>
    arrows.flatMap(({ from, to, labels }) =>
      labels.map(({ lines, button }) => {
        const arrow = machine.transitions.find(
          (one) => one.from === from && one.to === to && wrapLines(one).join() === lines.join(),
        );
        if (!arrow || !button) return null;
        const obstacle = nameObstacle(arrow, situation, drive);
        return (
          <button
            key={`${from} ${to} ${lines}`}
            type="button"
            className="state-press"
            style={{ left: remOf(middle + button.x), top: remOf(button.y) }}
            aria-label={`Press ${lines.join(" ")}: ${describeTransition(from, to)}`}
            aria-disabled={obstacle ? true : undefined}
            title={obstacle}
            onClick={() => {
              press(arrow).catch(reportError);
            }}
          />
        );
      }),
    );

  return (
    <>
      <div className="state-bar">
        <p className="state-words">{isBusy ? "Running …" : words}</p>
        {drive.variants && (
          <label>
            Start with{" "}
            <select value={situation.variant} onChange={({ target }) => startOver(target.value)}>
              {drive.variants.map((variant) => (
                <option key={variant}>{variant}</option>
              ))}
            </select>
          </label>
        )}
        <button type="button" className="small-button" onClick={() => startOver(situation.variant)}>
          Start over
        </button>
        <button type="button" className="small-button" onClick={onClose}>
          Close
        </button>
      </div>
      <StateDiagram
        machine={machine}
        referencePage={referencePage}
        driven={{ state: situation.state, buttonSize, buttonsAt }}
      />
      <div ref={logContainer} />
    </>
  );
}

const createState = ({ variants }: Drive): ObjectState => ({ state: null, cause: "", variant: variants?.[0] ?? "" });

const describeTransition = (from: string | null, to: string): string =>
  from === null ? `starts as ${to}` : from === to ? `stays ${to}` : `${from} to ${to}`;

const stageSandbox = new LazySandbox();
let activeDiagram: object | undefined;
let forgetStage = () => {};

/** Resets the sandbox for one diagram at a time. Calls `onLost` of the previous diagram. */
function takeStage(diagram: object, onLost: () => void): Promise<Sandbox> {
  if (activeDiagram && activeDiagram !== diagram) forgetStage();
  activeDiagram = diagram;
  forgetStage = onLost;
  return stageSandbox.open();
}

/** Closes the sandbox of a closed diagram, whose `onLost` is not called. */
function leaveStage(diagram: object): void {
  if (activeDiagram !== diagram) return;
  activeDiagram = undefined;
  forgetStage = () => {};
  stageSandbox.close();
}
