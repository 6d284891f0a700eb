import type { Fault } from "@openparlance/api/input";
import { useId, useState } from "react";
import type { FormField } from "../model/types.ts";
import { Control } from "./Control.tsx";
import { LinkButton } from "./controls.tsx";

type Values = Record<string, unknown>;

interface Props {
  fields: readonly FormField[];
  values: Values;
  faults: readonly Fault[];
  onChange: (values: Values) => void;
  /** The nesting depth, which is the index in a fault's path. */
  depth?: number;
}

/** Required and filled-in fields come first; the others are shown on demand. */
export function FieldRows({ fields, values, faults, onChange, depth = 0 }: Props) {
  // Fixed at first, so that no field moves while the reader types.
  const [first] = useState(() => fields.filter(({ name, isRequired }) => isRequired || name in values));
  const more = fields.filter((field) => !first.includes(field));
  const rows = (some: readonly FormField[]) =>
    some.map((field) => (
      <FieldRow
        key={field.name}
        field={field}
        value={values[field.name]}
        faults={faults.filter(({ steps }) => steps[depth] === field.name)}
        depth={depth}
        onChange={(value) => onChange(setValue(values, field.name, value))}
      />
    ));
  return (
    <>
      {rows(first)}
      {more.length > 0 &&
        (first.length === 0 && more.length < 5 ? (
          rows(more)
        ) : (
          <details className="console-more">
            <summary>{first.length > 0 ? `${more.length} more, optional` : `${more.length}, all optional`}</summary>
            {rows(more)}
          </details>
        ))}
    </>
  );
}

function setValue(values: Values, name: string, value: unknown): Values {
  const { [name]: _, ...others } = values;
  return value === undefined ? others : { ...values, [name]: value };
}

interface RowProps {
  field: FormField;
  value: unknown;
  faults: readonly Fault[];
  depth: number;
  onChange: (value: unknown) => void;
}

function FieldRow(props: RowProps) {
  const { field, value, faults, depth, onChange } = props;
  const { name, isRequired, description, shape } = field;
  const id = useId();
  const own = faults.find(({ steps }) => isLeaf(shape) || steps.length === depth + 1);
  const facts = [isRequired ? "required" : "", describeKind(shape), ...shape.constraints].filter(Boolean);
  const label = (
    <>
      <code>{name}</code> <span className="console-facts">{facts.join(" · ")}</span>
    </>
  );
  const notes = (
    <>
      {description && (
        <p className="console-hint" id={`${id}-hint`}>
          {description}
        </p>
      )}
      {own && (
        <p className="console-fault" id={`${id}-fault`}>
          {own.message}
        </p>
      )}
    </>
  );
  const item = shape.item?.kind === "object" ? shape.item : undefined;
  const control =
    shape.kind === "object" ? (
      <ObjectFields {...props} fields={shape.fields ?? []} />
    ) : item ? (
      <ObjectList {...props} fields={item.fields ?? []} />
    ) : (
      <Control
        id={id}
        field={field}
        value={value}
        describedBy={[own && `${id}-fault`, description && `${id}-hint`].filter(Boolean).join(" ") || undefined}
        isWrong={own !== undefined}
        onChange={onChange}
      />
    );
  if (!isLeaf(shape) || isCheckboxList(shape)) {
    return (
      <fieldset className="console-inside">
        <legend>{label}</legend>
        {notes}
        {control}
      </fieldset>
    );
  }
  return (
    <div className="console-field">
      <label htmlFor={id}>{label}</label>
      {control}
      {notes}
    </div>
  );
}

type Shape = FormField["shape"];

/** Whether a value has a single control. */
const isLeaf = ({ kind, item }: Shape): boolean => kind !== "object" && !(kind === "list" && item?.kind === "object");

const isCheckboxList = ({ kind, item }: Shape): boolean => kind === "list" && item?.kind === "choice";

function describeKind({ kind, item }: Shape): string {
  if (kind === "list") return item?.kind === "integer" ? "list of integers" : "list";
  return { text: "string", flag: "boolean", choice: "", any: "JSON", integer: "integer", number: "number", object: "" }[
    kind
  ];
}

type Fields = readonly FormField[];

/** A form is unsuitable for longer lists. */
const maxItems = 50;

const readObject = (value: unknown) => (typeof value === "object" && value !== null ? { ...value } : {});

function ObjectFields({ fields, value, faults, depth, onChange }: RowProps & { fields: Fields }) {
  return (
    <FieldRows
      fields={fields}
      values={readObject(value)}
      faults={faults}
      depth={depth + 1}
      onChange={(next) => onChange(Object.keys(next).length > 0 ? next : undefined)}
    />
  );
}

function ObjectList({ field, fields, value, faults, depth, onChange }: RowProps & { fields: Fields }) {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return (
    <>
      {items.slice(0, maxItems).map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is identified by its position
        <fieldset key={index} className="console-inside">
          <legend>
            <code>
              {field.name}[{index}]
            </code>
          </legend>
          <FieldRows
            fields={fields}
            values={readObject(item)}
            faults={faults.filter(({ steps }) => steps[depth + 1] === String(index))}
            depth={depth + 2}
            onChange={(next) => onChange(items.with(index, next))}
          />
          <LinkButton onClick={() => onChange(items.length > 1 ? items.toSpliced(index, 1) : undefined)}>
            Remove {field.name}[{index}]
          </LinkButton>
        </fieldset>
      ))}
      {items.length < maxItems ? (
        <LinkButton onClick={() => onChange([...items, {}])}>Add to {field.name}</LinkButton>
      ) : (
        <p className="console-hint">
          {items.length.toLocaleString("en-US")} items in total. The form shows {maxItems}. Edit the rest as JSON.
        </p>
      )}
    </>
  );
}
