import { useState } from "react";
import { formatValue } from "../../model/request.ts";
import type { FieldShape, FormField } from "../model/types.ts";
import { readJson } from "../request/json.ts";

interface Props {
  id: string;
  field: FormField;
  /** Undefined if the field is not sent. */
  value: unknown;
  describedBy: string | undefined;
  isWrong: boolean;
  onChange: (value: unknown) => void;
}

/** From this max length on, a field has several lines. */
const longTextChars = 1000;

export function Control(props: Props) {
  const { field, value, onChange } = props;
  const { shape } = field;
  if (shape.kind === "choice") return <SelectControl {...props} values={shape.values ?? []} />;
  if (shape.kind === "flag")
    return <SelectControl {...props} values={[true, false].map((flag) => ({ value: flag, description: "" }))} />;
  if (shape.kind === "list") {
    if (shape.item?.kind === "choice") return <CheckboxList {...props} values={shape.item.values ?? []} />;
    return <TextControl {...props} write={joinLines} read={(text) => readLines(text, shape.item)} rows={2} />;
  }
  if (shape.kind === "any") return <TextControl {...props} write={formatJson} read={readJsonValue} rows={3} />;
  const isLong = shape.kind === "text" && (shape.maxLength ?? 0) >= longTextChars;
  const attributes = {
    ...attributesOf(props),
    value: value === undefined ? "" : formatValue(value),
    placeholder: describePlaceholder(field),
    onChange: (event: { target: { value: string } }) => onChange(readScalar(event.target.value, shape)),
  };
  if (isLong) return <textarea {...attributes} rows={2} />;
  return <input {...attributes} type="text" inputMode={shape.kind === "integer" ? "numeric" : "text"} />;
}

const attributesOf = ({ id, field, describedBy, isWrong }: Props) => ({
  id,
  required: field.isRequired,
  "aria-describedby": describedBy,
  "aria-invalid": isWrong,
  autoComplete: "off",
  spellCheck: false,
  dir: "auto",
});

function describePlaceholder({ shape, example }: FormField): string {
  if (shape.default !== undefined) return `default: ${JSON.stringify(shape.default)}`;
  return example === undefined ? "" : `e.g. ${typeof example === "string" ? example : JSON.stringify(example)}`;
}

type Values = NonNullable<FieldShape["values"]>;

function SelectControl({ values, ...props }: Props & { values: Values }) {
  const { field, value, onChange } = props;
  const preset = field.shape.default;
  const chosen = value === undefined ? undefined : values.find((one) => String(one.value) === formatValue(value));
  return (
    <>
      <select
        {...attributesOf(props)}
        value={chosen ? String(chosen.value) : ""}
        onChange={(event) => onChange(values.find((one) => String(one.value) === event.target.value)?.value)}
      >
        <option value="">{preset === undefined ? "not sent" : `not sent (default: ${String(preset)})`}</option>
        {values.map((one) => (
          <option key={String(one.value)} value={String(one.value)}>
            {String(one.value)}
          </option>
        ))}
      </select>
      {chosen?.description && <p className="console-hint">{chosen.description}</p>}
    </>
  );
}

function CheckboxList({ values, value, onChange }: Props & { values: Values }) {
  const chosen = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const set = (one: unknown, isChosen: boolean) => {
    const next = values.map((each) => each.value).filter((each) => (each === one ? isChosen : chosen.includes(each)));
    onChange(next.length > 0 ? next : undefined);
  };
  return values.map((one) => (
    <label key={String(one.value)} className="console-check">
      <input
        type="checkbox"
        checked={chosen.includes(one.value)}
        onChange={({ target }) => set(one.value, target.checked)}
      />
      <code>{String(one.value)}</code>
    </label>
  ));
}

interface TextControlProps extends Props {
  write(value: unknown): string;
  read(text: string): unknown;
  rows: number;
}

/** Keeps the text as typed, because it may be invalid while it is typed. */
function TextControl({ write, read, rows, ...props }: TextControlProps) {
  const { value, field, onChange } = props;
  const [text, setText] = useState(() => write(value));
  const isSame = JSON.stringify(read(text)) === JSON.stringify(value);
  return (
    <textarea
      {...attributesOf(props)}
      rows={rows}
      placeholder={field.shape.kind === "list" ? "one per line" : describePlaceholder(field)}
      value={isSame ? text : write(value)}
      onChange={(event) => {
        setText(event.target.value);
        onChange(read(event.target.value));
      }}
    />
  );
}

const joinLines = (value: unknown): string => [value ?? []].flat().map(formatValue).join("\n");

function readLines(text: string, item: FieldShape | undefined): unknown {
  const lines = text.split(item?.kind === "integer" ? /[\n,]/ : "\n").filter((line) => line.trim() !== "");
  return lines.length > 0 ? lines.map((line) => readScalar(line, item)) : undefined;
}

const formatJson = (value: unknown): string =>
  value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value, null, 2);

/** Invalid JSON stays a text, so that the check reports it. */
function readJsonValue(text: string): unknown {
  if (text.trim() === "") return undefined;
  const value = readJson(text);
  return value === undefined ? text : value;
}

/** An invalid or too large number stays a text, so that the check reports it. */
function readScalar(text: string, shape: FieldShape | undefined): unknown {
  if (text === "") return undefined;
  const isNumber = shape?.kind === "integer" || shape?.kind === "number";
  // Copied text may contain characters without width.
  const trimmed = text.replaceAll(/\p{Cf}/gu, "").trim();
  const value = Number(trimmed);
  const canHold = Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
  return isNumber && /^-?\d+(\.\d+)?$/.test(trimmed) && canHold ? value : text;
}
