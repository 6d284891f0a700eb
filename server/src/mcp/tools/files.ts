import { z } from "zod";
import { ToolError } from "../api-client.ts";
import { fileInput, fileOutput, toBytes, toFile } from "../content.ts";
import { defineTool, hint, idField, poll, suggest, type ToolContext, waitSeconds } from "../tool.ts";
import { memoryId } from "./memories.ts";

const file = z.looseObject({ id: z.int(), name: z.string() });

const translation = z.looseObject({
  translation_id: z.int(),
  status: z.enum(["InProgress", "ReadyForDownload"]),
  ...fileOutput,
  hint,
});

const upload = ({ name, ...content }: z.output<z.ZodObject<typeof fileInput>>, { api }: ToolContext) =>
  api.json<z.input<typeof file>>("POST", "/v2/files", { query: { name }, file: toBytes(content) });

interface TranslationInfo {
  id: number;
  status: "InProgress" | "Completed" | "ReadyForDownload" | "Failed";
  errorMsg?: string;
  note?: string;
}

async function download(translationId: number, seconds: number, context: ToolContext) {
  const { api } = context;
  const finished = await poll(context, seconds, "The file is being translated.", async () => {
    const query = { translationIds: translationId };
    const [info] = await api.json<TranslationInfo[]>("GET", "/v2/translate/file", { query });
    if (!info) throw new ToolError(`There is no file translation ${translationId}.`);
    const { status, errorMsg, note } = info;
    if (status === "Failed")
      throw new ToolError(`The file translation failed: ${note ? `${errorMsg}: ${note}` : errorMsg}`);
    return info.status === "ReadyForDownload" ? info : undefined;
  });
  if (!finished) {
    const next = suggest(context, ["Get the translated file with get_file_translation."]);
    return { translation_id: translationId, status: "InProgress" as const, ...next };
  }
  const translated = await api.file("/v2/translate/files", { id: translationId });
  return { translation_id: translationId, status: finished.status as "ReadyForDownload", ...toFile(translated) };
}

export const fileTools = [
  defineTool({
    name: "upload_file",
    title: "Upload a file",
    description: "Uploads a file for create_job. To machine-translate a file, use translate_file instead.",
    effect: "adds",
    input: z.strictObject(fileInput),
    output: file,
    run: upload,
  }),
  defineTool({
    name: "translate_file",
    title: "Translate a file",
    description:
      "Uploads a file, machine-translates it with a memory, and returns the translated file. If the status is InProgress, get the file later with get_file_translation.",
    effect: "adds",
    input: z.strictObject({ memory_id: memoryId, ...fileInput, wait_seconds: waitSeconds }),
    output: translation,
    async run({ memory_id, wait_seconds, ...input }, context) {
      const { id: fileId } = await upload(input, context);
      const json = { fileId: [fileId], memoryId: memory_id };
      const [started] = await context.api.json<TranslationInfo[]>("POST", "/v2/translate/file", { json });
      return download((started as TranslationInfo).id, wait_seconds, context);
    },
  }),
  defineTool({
    name: "get_file_translation",
    title: "Get a translated file",
    description: "Waits for a file translation and returns the translated file.",
    effect: "reads",
    input: z.strictObject({
      translation_id: idField("The translation_id of translate_file."),
      wait_seconds: waitSeconds,
    }),
    output: translation,
    run: ({ translation_id, wait_seconds }, context) => download(translation_id, wait_seconds, context),
  }),
];
