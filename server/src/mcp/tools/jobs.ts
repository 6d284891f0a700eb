import { z } from "zod";
import { ToolError } from "../api-client.ts";
import { fileOutput, toFile } from "../content.ts";
import { defineTool, hint, idField, poll, suggest, type ToolContext, undefinedOnErrors, waitSeconds } from "../tool.ts";

const jobId = idField("The ID of the job. list_resources lists them.");

const language = z.string().min(2).max(8);

const job = z.looseObject({ id: z.int(), name: z.string(), status: z.string(), creationStatus: z.string(), hint });
type Job = z.input<typeof job>;

function withHint(match: Job, context: ToolContext): Job {
  if (match.creationStatus === "PENDING") return { ...match, ...suggest(context, pendingHint) };
  return match.creationStatus === "FAILED" ? { ...match, ...suggest(context, failedHint) } : match;
}

const pendingHint = ["The files are still being read.", "Wait with job_status until creationStatus isn't PENDING."];
const failedHint = [
  "None of the files could be read.",
  "Upload other files with upload_file, then create another job with create_job.",
];

export const jobTools = [
  defineTool({
    name: "create_job",
    title: "Create a job",
    description:
      "Creates a job: translators work on uploaded files in one or more language pairs. Small jobs are complete immediately. For others, wait with job_status until creationStatus isn't PENDING.",
    effect: "adds",
    input: z.strictObject({
      name: z.string().min(1).max(255).describe("The name of the job."),
      source_language: language.describe("The ISO 639-1 code of the files' language."),
      file_ids: z.array(idField("The ID of a file.")).min(1).max(100).describe("The IDs from upload_file."),
      language_pairs: z
        .array(
          z.strictObject({
            target_language: language.describe("An ISO 639-1 code."),
            memory_id: idField("The ID of a memory for this language pair."),
            pretranslate: z.boolean().default(false).describe("Whether to fill the segments with drafts."),
          }),
        )
        .min(1)
        .max(50)
        .describe("The target languages with their memories."),
      due: z.iso.datetime().optional().describe("The due date, such as 2030-01-31T12:00:00Z."),
      workflow_template_id: idField("The ID of a workflow template.").optional(),
      domain_id: idField("The ID of a domain.").optional(),
    }),
    output: job,
    async run({ name, source_language, file_ids, language_pairs, due, workflow_template_id, domain_id }, context) {
      const languagePairs = language_pairs.map(({ target_language, memory_id, pretranslate }) => ({
        trgLang: target_language,
        memoryId: memory_id,
        pretranslate,
      }));
      const json = {
        name,
        srcLang: source_language,
        fileIds: file_ids,
        due,
        languagePairs,
        workflowTemplateId: workflow_template_id,
        domainId: domain_id,
      };
      return withHint(await context.api.json("POST", "/v2/jobs", { json }), context);
    },
  }),
  defineTool({
    name: "job_status",
    title: "Get the status of a job",
    description:
      "Returns a job with its status, its progress, and its projects. If its files are still being imported, waits for them.",
    effect: "reads",
    input: z.strictObject({ job_id: jobId, wait_seconds: waitSeconds }),
    output: job,
    async run({ job_id, wait_seconds }, context) {
      let match: Job | undefined;
      await poll(context, wait_seconds, "The files are being read.", async () => {
        match = await context.api.json<Job>("GET", `/v2/jobs/${job_id}`);
        return match.creationStatus === "PENDING" ? undefined : true;
      });
      return withHint(match as Job, context);
    },
  }),
  defineTool({
    name: "deliver_job",
    title: "Deliver a job",
    description: "Marks a job as delivered and its projects as done. Webhooks are notified, which can't be undone.",
    effect: "changes",
    input: z.strictObject({ job_id: jobId }),
    output: job,
    run: ({ job_id }, { api }) => api.json("POST", `/v2/jobs/${job_id}/deliver`),
  }),
  defineTool({
    name: "download_job",
    title: "Download a job",
    description:
      "Returns a ZIP file of a job, in base64: the translated files, or the memory entries that the job added as TMX.",
    effect: "reads",
    input: z.strictObject({
      job_id: jobId,
      type: z.enum(["files", "memory"]).default("files").describe("What the ZIP file contains."),
      wait_seconds: waitSeconds,
    }),
    output: z.looseObject(fileOutput),
    async run({ job_id, type, wait_seconds }, context) {
      const { api } = context;
      let isStarted: true | undefined;
      const start = async () => {
        await api.send("GET", `/v2/jobs/${job_id}/export`, { query: { type } });
        return true as const;
      };
      // Another client may export the other type before or during the wait.
      const file = await poll(context, wait_seconds, "The ZIP file is being built.", async () => {
        isStarted ??= await undefinedOnErrors(["export-running"], start);
        const { isProcessing } = await api.json<{ isProcessing: number }>("GET", `/v2/jobs/${job_id}`);
        if (!isStarted || isProcessing > 0) return undefined;
        if (isProcessing < 0) throw new ToolError("The export failed. Try again.");
        const download = () => api.file(`/v2/jobs/${job_id}/download`, { type });
        const file = await undefinedOnErrors(["exporting", "not-exported"], download);
        isStarted = file && isStarted;
        return file;
      });
      if (!file) throw new ToolError("The job is still being exported. Try again with a longer wait_seconds.");
      return toFile(file);
    },
  }),
];
