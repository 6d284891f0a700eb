import type { InputLocation } from "../model/types.ts";
import { type FormState, inputsAt, listOptionLocations } from "../request/form-state.ts";
import { BodyForm, type FormProps } from "./BodyForm.tsx";
import { Select } from "./controls.tsx";
import { FieldRows } from "./FieldRows.tsx";
import { FilePicker } from "./FilePicker.tsx";

const titles = { path: "In the path", query: "In the query", header: "In headers" };

export function RequestForm({ operation, typed, faults, onChange }: FormProps) {
  const set = (values: FormState["values"]) => onChange({ ...typed, values });
  return (
    <>
      {(["path", "query", "header"] satisfies InputLocation[]).map((location) => {
        const inputs = inputsAt(operation, location);
        if (inputs.length === 0) return null;
        const choices = location === "path" ? [] : listOptionLocations(operation);
        return (
          <fieldset key={location} className="console-group">
            <legend>{choices.length > 0 ? "Options" : titles[location]}</legend>
            {choices[0] && (
              <Select
                label="Send options as"
                value={typed.optionsIn ?? choices[0]}
                options={choices.map((value) => ({ value, name: sentAs[value] }))}
                onChange={(optionsIn) => onChange({ ...typed, optionsIn })}
              />
            )}
            <FieldRows fields={inputs} values={typed.values} faults={[...faults.values()]} onChange={set} />
          </fieldset>
        );
      })}
      {operation.body === "file" && <FilePicker operation={operation} typed={typed} onChange={onChange} />}
      {inputsAt(operation, "body").length > 0 && (
        <BodyForm operation={operation} typed={typed} faults={faults} onChange={onChange} />
      )}
    </>
  );
}

const sentAs = { query: "query parameters", header: "separate headers", "LILT-API": "the LILT-API header, as JSON" };
