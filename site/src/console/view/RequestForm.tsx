import type { Fault } from "@openparlance/api/input";
import { useId } from "react";
import type { ConsoleOperation, InputLocation } from "../model/types.ts";
import { type FormState, inputsAt, type OptionLocation, optionLocations } from "../request/form-state.ts";
import { BodyForm } from "./BodyForm.tsx";
import { FieldRows } from "./FieldRows.tsx";
import { FilePicker } from "./FilePicker.tsx";

interface Props {
  operation: ConsoleOperation;
  typed: FormState;
  faults: Map<string, Fault>;
  onChange: (typed: FormState) => void;
}

const titles = { path: "In the path", query: "In the query", header: "In headers" };

export function RequestForm({ operation, typed, faults, onChange }: Props) {
  const set = (values: FormState["values"]) => onChange({ ...typed, values });
  return (
    <>
      {(["path", "query", "header"] satisfies InputLocation[]).map((location) => {
        const inputs = inputsAt(operation, location);
        if (inputs.length === 0) return null;
        const choices = location === "path" ? [] : optionLocations(operation);
        return (
          <fieldset key={location} className="console-group">
            <legend>{choices.length > 0 ? "Options" : titles[location]}</legend>
            {choices.length > 0 && (
              <OptionsIn
                locations={choices}
                chosen={typed.optionsIn ?? choices[0]}
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

interface OptionsInProps {
  locations: OptionLocation[];
  chosen: OptionLocation | undefined;
  onChange: (location: OptionLocation) => void;
}

const locationNames = {
  query: "query parameters",
  header: "separate headers",
  "LILT-API": "the LILT-API header, as JSON",
};

function OptionsIn({ locations, chosen, onChange }: OptionsInProps) {
  const id = useId();
  return (
    <div className="console-field">
      <label htmlFor={id}>Send options as</label>
      <select id={id} value={chosen} onChange={(event) => onChange(event.target.value as OptionLocation)}>
        {locations.map((location) => (
          <option key={location} value={location}>
            {locationNames[location]}
          </option>
        ))}
      </select>
    </div>
  );
}
