import { join } from "node:path";
import type { FileStore } from "../../core/file-store.ts";
import type { ServerSettings } from "../settings/settings.ts";
import { filesIn } from "./folder.ts";
import { filesInS3 } from "./s3.ts";

/** Opens S3, or a part of the data folder. `closing` aborts all requests to S3. */
export const openFiles = async (
  { s3, dataFolder }: Pick<ServerSettings, "s3" | "dataFolder">,
  closing?: AbortSignal,
): Promise<FileStore> => (s3 ? filesInS3(s3, closing) : filesIn(join(dataFolder, "files")));
