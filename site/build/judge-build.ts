/** A fault of a built page. An error fails the build; a warning fails it when the build is strict. */
export interface Problem {
  severity: "error" | "warning";
  /** The page's file in the built site. */
  page: string;
  line?: number;
  message: string;
}

const describe = ({ page, line, message }: Problem): string => `${page}${line ? `:${line}` : ""} ${message}`;

/**
 * Passes each warning to `warn`, and throws if there is an error.
 *
 * @param strict if true, warnings count as errors
 */
export function judge(
  problems: readonly Problem[],
  warn: (text: string) => void,
  { strict }: { strict: boolean },
): void {
  const errors = problems.filter(({ severity }) => strict || severity === "error");
  for (const problem of problems.filter((candidate) => !errors.includes(candidate))) {
    warn(`Warning: ${describe(problem)}`);
  }
  if (errors.length === 0) return;
  const error = new Error(["The site has errors:", ...errors.map(describe)].join("\n"));
  // The pages have the faults, not the code, so a stack trace would only hide the important lines.
  error.stack = "";
  throw error;
}
