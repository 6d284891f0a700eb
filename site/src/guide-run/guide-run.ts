import {
  type ArazzoDocument,
  collectDefaults,
  type DoneStep,
  type ExpressionScope,
  type Runner,
  runStep,
} from "../arazzo/index.ts";
import { stepsBySample } from "./steps.ts";

/** A guide that is run sample by sample; what one puts out, the next ones use. */
export class GuideRun {
  readonly #runner: Runner;
  readonly #steps: ReturnType<typeof stepsBySample>;
  readonly #done = new Set<string>();
  #scope: ExpressionScope;

  constructor(document: ArazzoDocument, samples: ReadonlySet<string>, runner: Runner) {
    const [workflow] = document.workflows;
    if (!workflow) throw new Error("The document has no workflow.");
    this.#runner = runner;
    this.#steps = stepsBySample(workflow.steps, samples);
    this.#scope = { inputs: collectDefaults(workflow), steps: {} };
  }

  /**
   * Runs the steps of a sample, and before them those of all samples above it that have not run yet.
   *
   * @param report receives each step when it is done, with its sample, before the next begins
   * @returns the samples that were run before it
   * @throws StepFailed; the steps before it remain done
   */
  async runTo(sample: string, report: (sample: string, done: DoneStep) => Promise<void>): Promise<string[]> {
    const before: string[] = [];
    for (const [name, steps] of this.#steps) {
      if (name !== sample && this.#done.has(name)) continue;
      for (const step of steps) {
        const done = await runStep(step, this.#scope, this.#runner);
        this.#scope = { ...this.#scope, steps: { ...this.#scope.steps, [step.stepId]: done.outputs } };
        await report(name, done);
      }
      this.#done.add(name);
      if (name === sample) return before;
      before.push(name);
    }
    return before;
  }
}
