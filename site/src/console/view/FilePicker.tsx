import { type DragEvent, useId, useState } from "react";
import { formatValue } from "../../model/request.ts";
import { encodeHeaderName, locateInput } from "../request/request.ts";
import type { FormProps } from "./BodyForm.tsx";

export function FilePicker({ operation, typed, onChange }: Omit<FormProps, "faults">) {
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const { file, values } = typed;
  const take = (chosen: File | undefined) => {
    if (chosen) onChange({ ...typed, file: chosen, values: { ...values, name: chosen.name } });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  const name = formatValue(values.name ?? "");
  const input = operation.inputs.find((each) => each.name === "name");
  const location = input ? locateInput(input, typed) : "query";
  return (
    <fieldset className="console-group">
      <legend>Body</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the short way, the button in it the other */}
      <div
        className="console-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <label htmlFor={id}>Choose a file or drop one here</label>
        <input id={id} type="file" required onChange={({ target }) => take(target.files?.[0])} />
        <p className="console-hint">
          {file
            ? `${name || "Unnamed file"}, ${file.size.toLocaleString("en-US")} bytes.`
            : "No file chosen: the body is empty."}
          {location !== "query" && encodeHeaderName(name) !== name && (
            <>
              {" "}
              In {location === "header" ? "a header" : location}, the name is sent as{" "}
              <code>{encodeHeaderName(name)}</code>.
            </>
          )}
        </p>
      </div>
    </fieldset>
  );
}
