import { Fragment, type ReactNode } from "react";
import type { EnumValue, Field, Shape, Type } from "../../../model/index.ts";
import { Sentence } from "../text/markdown.tsx";

/** The number of values that are shown at first; further ones are folded. */
const shownValues = 6;

export function Fields({ fields }: { fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <ul className="fields">
      {fields.map((field) => (
        <li key={field.anchor} id={field.anchor}>
          <Name>{field.name}</Name>
          <Facts field={field} /> <Sentence text={field.description} />
          <NestedFields shape={field} name={field.name} />
        </li>
      ))}
    </ul>
  );
}

/** The name of a part as a link to itself. A click copies the URL. */
export const Mark = ({ anchor, children }: { anchor: string; children: ReactNode }) => (
  <a className="mark" href={`#${anchor}`}>
    {children}
  </a>
);

/** The facts about a field. An example is left out when there is a list of values. */
function Facts({ field }: { field: Field }) {
  const isTelling = field.values.length === 0 && field.type[0] !== "boolean";
  const words = [
    field.isDeprecated && "deprecated",
    ...field.constraints,
    isTelling && field.example && `e.g. ${field.example}`,
  ];
  return (
    <span className="facts">
      <TypeName type={field.type} />
      {field.presence &&
        (field.presence === "required" ? (
          <>
            {" "}
            · <b>required</b>
          </>
        ) : (
          ` · ${field.presence}`
        ))}
      {words
        .filter(Boolean)
        .map((word) => ` · ${word}`)
        .join("")}
    </span>
  );
}

/** The name of a part of an operation or entity. Near the screen, a script turns it into a link like `Mark`. */
export const Name = ({ children }: { children: ReactNode }) => <b>{children}</b>;

/** The text for a type; a shared type is a link to its definition. */
export function TypeName({ type }: { type: Type }) {
  return type.map((part, index) =>
    typeof part === "string" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a type keep their order
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <a key={index} href={`#${part.entity}`}>
        {part.entity}
      </a>
    ),
  );
}

/** The content of a shape: its values, its fields, or its shared type. */
export function NestedFields({ shape, name }: { shape: Shape; name: string }) {
  const entities = new Set(shape.type.flatMap((part) => (typeof part === "string" ? [] : [part.entity])));
  return (
    <>
      <Values values={shape.values} />
      {shape.fields.length > 0 && (
        <details className="inside">
          <summary>Fields of {name}</summary>
          <Fields fields={shape.fields} />
        </details>
      )}
      {[...entities].map((entity) => (
        <SharedType key={entity} entity={entity} />
      ))}
    </>
  );
}

/** A link to the definition of a shared type. A script turns it into a fold that opens the type in place. */
export const SharedType = ({ entity }: { entity: string }) => (
  <a className="inside" href={`#${entity}`}>
    Fields of {entity}
  </a>
);

export function Values({ values }: { values: readonly EnumValue[] }) {
  if (values.length === 0) return null;
  const list = (
    <ul className="values">
      {values.map(({ anchor, value, description }) => (
        <li key={anchor} id={anchor}>
          <Name>{value}</Name> <Sentence text={description} />
        </li>
      ))}
    </ul>
  );
  if (values.length <= shownValues) return list;
  return (
    <details className="inside">
      <summary>{values.length} values</summary>
      {list}
    </details>
  );
}
