import type { DoorInputs, DoorResponses } from "@openparlance/api/doors/deepl";
import type { DoorHandlers } from "../door.ts";

export type DeepLHandlers = DoorHandlers<DoorInputs, DoorResponses>;
