import type { TranslationProvider } from "@openparlance/engine";
import { bergamot } from "../../providers/bergamot.ts";
import { watchModels } from "../models/bergamot-models.ts";
import { RenewedThread } from "./rpc-thread.ts";

const defaultProgram = new URL("./bergamot-worker.ts", import.meta.url);

/** The models of a folder, in a thread that starts with the first translation. */
export function bergamotIn(folder: string, program = defaultProgram): TranslationProvider {
  return bergamot(watchModels(folder), new RenewedThread({ program }));
}
