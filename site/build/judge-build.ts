export interface Problem {
  severity: "error" | "warning";
  /** The file in the built site. */
  page: string;
  line?: number;
  message: string;
}

const describe = ({ page, line, message }: Problem): string => `${page}${line ? `:${line}` : ""} ${message}`;

/** Passes each warning to `warn`. @throws if there is an error; with `strict`, also for a warning */
export function judge(problems: readonly Problem[], warn: typeof console.warn, { strict }: { strict: boolean }): void {
  const errors = problems.filter(({ severity }) => strict || severity === "error");
  for (const problem of problems.filter((candidate) => !errors.includes(candidate))) {
    warn(`Warning: ${describe(problem)}`);
  }
  if (errors.length === 0) return;
  const error = new Error(["The site has errors:", ...errors.map(describe)].join("\n"));
  // The faults are in pages, so a stack trace of this code would only hide them.
  error.stack = "";
  throw error;
}
