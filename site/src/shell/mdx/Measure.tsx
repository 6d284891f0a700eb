import { memoryFiles } from "../../own-memory/memory-files.ts";

export function Measure() {
  return (
    <section className="measure needs-js" aria-label="Measure your own memory">
      <p>
        <label>
          TMX, XLIFF, or CSV file <input type="file" accept={memoryFiles} />
        </label>
      </p>
      <p className="measure-languages" hidden />
      <p className="measure-bar">
        <button type="button" className="button" data-action="measure">
          Measure
        </button>
        <button type="button" className="button" data-action="cancel-measure" hidden>
          Cancel
        </button>
        <progress max={1} value={0} aria-label="Progress" hidden />
      </p>
      <p className="measure-note">
        Choose a file. If you don't, the test uses the memory that you imported on the home page. No request is sent.
      </p>
      <div className="measure-result" />
    </section>
  );
}
