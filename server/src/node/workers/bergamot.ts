import type { TranslationProvider } from "@openparlance/engine";
import { bergamot } from "../../providers/bergamot.ts";
import { watchModels } from "../models/bergamot-models.ts";
import { RenewedWorker } from "./rpc-worker.ts";

/** The models of a folder, in a thread that starts at the first translation. */
export function bergamotIn(folder: string): TranslationProvider {
  const program = new URL("./bergamot-worker.ts", import.meta.url);
  return bergamot(watchModels(folder), new RenewedWorker({ program }));
}
