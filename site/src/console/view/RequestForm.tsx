import type { Fault } from "@openparlance/api/input";
import { useId } from "react";
import type { ConsoleOperation, InputLocation } from "../model/types.ts";
import { type FormState, inputsAt, type OptionPlace, optionPlaces } from "../request/form-state.ts";
import { BodyForm } from "./BodyForm.tsx";
import { FieldRows } from "./FieldRows.tsx";
import { FilePicker } from "./FilePicker.tsx";

interface Props {
  call: ConsoleOperation;
  typed: FormState;
  faults: Map<string, Fault>;
  onChange: (typed: FormState) => void;
}

const titles = { path: "In the path", query: "In the query", header: "In headers" };

/** Everything that a call takes. */
export function RequestForm({ call, typed, faults, onChange }: Props) {
  const set = (values: FormState["values"]) => onChange({ ...typed, values });
  return (
    <>
      {(["path", "query", "header"] satisfies InputLocation[]).map((place) => {
        const inputs = inputsAt(call, place);
        if (inputs.length === 0) return null;
        const choices = place === "path" ? [] : optionPlaces(call);
        return (
          <fieldset key={place} className="console-group">
            <legend>{choices.length > 0 ? "Options" : titles[place]}</legend>
            {choices.length > 0 && (
              <OptionsIn
                places={choices}
                chosen={typed.optionsIn ?? choices[0]}
                onChange={(optionsIn) => onChange({ ...typed, optionsIn })}
              />
            )}
            <FieldRows fields={inputs} values={typed.values} faults={[...faults.values()]} onChange={set} />
          </fieldset>
        );
      })}
      {call.body === "file" && <FilePicker call={call} typed={typed} onChange={onChange} />}
      {inputsAt(call, "body").length > 0 && <BodyForm call={call} typed={typed} faults={faults} onChange={onChange} />}
    </>
  );
}

interface OptionsInProps {
  places: OptionPlace[];
  chosen: OptionPlace | undefined;
  onChange: (place: OptionPlace) => void;
}

const placeNames = {
  query: "query parameters",
  header: "separate headers",
  "LILT-API": "the LILT-API header, as JSON",
};

function OptionsIn({ places, chosen, onChange }: OptionsInProps) {
  const id = useId();
  return (
    <div className="console-field">
      <label htmlFor={id}>Send options as</label>
      <select id={id} value={chosen} onChange={(event) => onChange(event.target.value as OptionPlace)}>
        {places.map((place) => (
          <option key={place} value={place}>
            {placeNames[place]}
          </option>
        ))}
      </select>
    </div>
  );
}
