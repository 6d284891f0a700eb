import type { HandlerInput } from "@openparlance/api";
import type { Caller } from "../core/caller.ts";
import type { RequestedJob, RequestedJobPair } from "../services/jobs/plan-job.ts";
import { parseLocale, parseRegion } from "./memories.ts";

type Input = HandlerInput<"createJob">;

/** @throws ApiError `language`, `region` */
export function requestedJob(input: Input, caller: Caller): RequestedJob {
  const source = parseLocale("srcLang", input.srcLang, input.srcLocale);
  return {
    name: input.name,
    fileIds: input.fileIds,
    sourceLang: source.language,
    sourceRegion: source.region,
    due: parseDate(input.due),
    isPlural: input.isPlural,
    workflowId: input.workflowTemplateId,
    domainId: input.domainId,
    pairs: input.languagePairs.map((pair, index) => requestedPair(pair, `languagePairs[${index}]`, caller)),
  };
}

/** @param name of the pair, for errors */
function requestedPair(pair: Input["languagePairs"][number], name: string, caller: Caller): RequestedJobPair {
  const { email: userEmail } = caller;
  const { autoAccept, caseSensitive, takeMatchAttribution: matchAttribution } = pair;
  const target =
    pair.trgLang === undefined
      ? { language: undefined, region: parseRegion(`${name}.trgLocale`, pair.trgLocale) }
      : parseLocale(`${name}.trgLang`, pair.trgLang, pair.trgLocale);
  const pretranslation = { mode: "TM+MT", autoAccept, caseSensitive, matchAttribution, userEmail } as const;
  return {
    memoryId: pair.memoryId,
    targetLang: target.language,
    targetRegion: target.region,
    due: parseDate(pair.dueDate),
    modelId: pair.externalModelId,
    filterConfigId: pair.configId,
    workflowId: pair.workflowTemplateId,
    workflowName: pair.workflowTemplateName,
    assignments: (pair.workflowStageAssignments ?? []).map(({ workflowStageTemplateId: stageId, userId, email }) => ({
      ...{ stageId, userId, email },
    })),
    imports: { autoAccept, userEmail, pretranslation: pair.pretranslate ? pretranslation : undefined },
  };
}

/** Parses a date, which the API has converted to ISO 8601. */
export const parseDate = (sent: string | number | null | undefined): number | null =>
  sent === undefined || sent === null ? null : Date.parse(String(sent));
