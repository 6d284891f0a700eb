import type { DeepReadonly, StateMachine } from "@openparlance/api";
import { Fragment, type ReactNode } from "react";
import { dotRadius } from "./state-diagram-draft.ts";
import { type DiagramLayout, type Label, layOut } from "./state-diagram-layout.ts";

interface Props {
  machine: DeepReadonly<StateMachine>;
  /** The URL of the reference, if the diagram is on another page. */
  referencePage?: string;
  driven?: DrivenLook;
}

/** The state of a diagram that the reader controls. */
export interface DrivenLook {
  /** Null before the object is created. */
  state: string | null;
  /** In units of the picture. */
  buttonSize: number;
  buttonsAt(layout: DiagramLayout): ReactNode;
}

/** Arrows that an operation causes link to it. */
export function StateDiagram({ machine, referencePage = "", driven }: Props) {
  const layout = layOut(machine, driven?.buttonSize);
  const { width, height, middle, startY, boxes, arrows } = layout;
  // An arrow's line is in its first link, so that both are highlighted. Lines without operations share one path.
  const events = arrows.flatMap(({ path, labels }) => labels.flatMap(({ operation }) => (operation ? [] : path)));
  const current = boxes.find(({ name }) => name === driven?.state);
  const picture = (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has the name
    <svg
      className={driven ? undefined : sizeOf(width)}
      width={remOf(width)}
      fontSize={12.5}
      viewBox={`${-middle} 0 ${width} ${height}`}
    >
      <circle cy={startY} r={dotRadius} className={driven?.state === null ? "state-here" : undefined} />
      <path className="state-boxes" d={boxes.map(outline).join("")} />
      {current && <path className="state-here" d={outline(current)} />}
      {events.length > 0 && <path d={events.join("")} />}
      {arrows.flatMap(({ from, to, path, labels }) =>
        labels.map((label) => (
          <Cause
            key={`${from} ${to} ${label.lines}`}
            label={label}
            path={label === labels.find(({ operation }) => operation) ? path : undefined}
            referencePage={referencePage}
          />
        )),
      )}
      {boxes.map(({ name, y, height: boxHeight }) => (
        <text key={name} y={y + boxHeight / 2 + 4}>
          {name}
        </text>
      ))}
    </svg>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className="state-diagram"
      role="group"
      aria-label={`Diagram: ${machine.title}`}
      aria-description={describe(machine)}
      data-machine={machine.id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {driven ? (
        <div className="state-stage" style={{ width: remOf(width), height: remOf(height) }}>
          {picture}
          {driven.buttonsAt(layout)}
        </div>
      ) : (
        picture
      )}
    </div>
  );
}

/** In rem, so that the picture grows with the reader's text size. */
export const remOf = (length: number): string => `${length / 16}rem`;

/** The class limits how far a picture shrinks before it scrolls, so that its text stays readable. */
const sizeOf = (width: number) => (width >= 560 ? "state-wide" : width >= 380 ? "state-middle" : undefined);

/** The names of states are not repeated, because they are text in the picture. */
function describe({ states, transitions }: DeepReadonly<StateMachine>): string {
  return `${states.length} states, ${transitions.length} transitions. The table below contains the same information.`;
}

/** A final state has a second line inside. */
const outline = ({ x, y, width, height, final }: DiagramLayout["boxes"][number]): string =>
  roundBox(x, y, width, height, 10) + (final ? roundBox(x + 4, y + 4, width - 8, height - 8, 6) : "");

function roundBox(x: number, y: number, width: number, height: number, radius: number): string {
  const across = width - 2 * radius;
  const [start, end] = [`M${x} ${y + radius}q0-r r-rh${across}`, `v${height - 2 * radius}`];
  return `${start}qr 0 r r${end}q0 r-r rh${-across}q-r 0-r-rz`.replaceAll("r", String(radius));
}

/** A link for an operation, or text. The first link of an arrow includes its line. */
function Cause({ label, path, referencePage }: { label: Label; path: string | undefined; referencePage: string }) {
  if (!label.operation) return <LabelText label={label} />;
  return (
    <a href={`${referencePage}#${label.operation}`}>
      {path && <path d={path} />}
      <LabelText label={label} />
    </a>
  );
}

/** An operation's ID with the case below it, or an event. */
function LabelText({ label: { lines, x, baselines, anchor } }: { label: Label }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && " "}
      <text x={x} y={baselines[index]} textAnchor={anchor === "end" ? anchor : undefined}>
        {line}
      </text>
    </Fragment>
  ));
}
