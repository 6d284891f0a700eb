import { type DocumentCounts, noCounts } from "../core/document-counts.ts";
import type { Project, StageAssignment } from "../store/jobs/projects.ts";
import type { Leverage } from "./leverage.ts";
import { jobWorkflowStatus } from "./project-state.ts";

type CountedProject = Pick<
  Project,
  "id" | "state" | "deletedAt" | "sourceLang" | "sourceRegion" | "targetLang" | "targetRegion"
>;

/** `figures` are by the project's ID; deleted projects don't count. Source: contract of the API, entity JobStats. */
export function jobStats(
  projects: readonly CountedProject[],
  figures: ReadonlyMap<number, DocumentCounts>,
  assignments: readonly Pick<StageAssignment, "projectId" | "email">[],
) {
  const present = projects.filter(({ deletedAt }) => deletedAt === null);
  const ids = new Set(present.map(({ id }) => id));
  const sum = (figure: keyof DocumentCounts) =>
    present.reduce((total, { id }) => total + (figures.get(id) ?? noCounts)[figure], 0);
  const pairs = present.map((project) => {
    const { sourceLang, sourceRegion, targetLang, targetRegion } = project;
    return [sourceLang, sourceRegion, targetLang, targetRegion].join(" ");
  });
  const emails = assignments.filter(({ projectId }) => ids.has(projectId)).map(({ email }) => email);
  const words = sum("words");
  return {
    ...wordCounts({ words, exactWords: sum("exactWords"), fuzzyWords: sum("fuzzyWords") }),
    numDeliveredProjects: present.filter(({ state }) => state === "done").length,
    numLanguagePairs: present.length,
    numProjects: present.length,
    percentReviewed: percent(sum("reviewedWords"), words),
    percentTranslated: percent(sum("confirmedWords"), words),
    uniqueLanguagePairs: new Set(pairs).size,
    uniqueLinguists: new Set(emails).size,
    workflowStatus: jobWorkflowStatus(present.map(({ state }) => state)),
  };
}

/** Words that are neither exact nor fuzzy matches are new. */
export const wordCounts = ({ words, exactWords, fuzzyWords }: Leverage) => ({
  exactWords,
  fuzzyWords,
  newWords: words - exactWords - fuzzyWords,
  sourceWords: words,
});

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.floor((part * 100) / whole));
