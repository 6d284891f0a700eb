/** Runs the steps of a guide up to one of its samples, and shows that sample. Without scripts it says what to do. */
export const RunAll = ({ sample }: { sample: string }) => (
  <>
    <p className="needs-js">
      <button type="button" className="button button-primary" data-action="run-all" data-run={sample}>
        Run the whole guide
      </button>
    </p>
    <p className="without-js">
      <strong>Run</strong> needs JavaScript. Without it, continue with the next step.
    </p>
  </>
);
