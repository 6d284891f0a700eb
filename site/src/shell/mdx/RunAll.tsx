/** Runs all samples of a guide and lists their results. Without scripts, shows instructions. */
export const RunAll = () => (
  <>
    <p className="needs-js">
      <button type="button" className="button button-primary" data-action="run-all">
        Run the whole guide
      </button>
    </p>
    <p className="without-js">
      <strong>Run</strong> needs JavaScript. If JavaScript is turned off, continue with the next step.
    </p>
  </>
);
