import { formatFaultHeader, getRequest, postRequest, seededIds } from "../../sandbox/requests.ts";
import type { Drive } from "./drive.ts";
import type { DiagramObject } from "./run.ts";

const completeText = "a text that is generated completely";
const failing = "a text whose generation fails";

const fault = ({ variant }: DiagramObject) => (variant === failing ? formatFaultHeader("generation-failure") : {});

export const contentStream = {
  variants: [completeText, failing],
  moves: {
    generateCreateContent(run) {
      const templateParams = { language: "en-GB", summary: "the ferry timetable", sections: ["Summer"] };
      const content = { name: "Timetable", language: "en-GB", template: "blog-post", templateParams };
      return run.beginStream(postRequest("/v2/create", content, fault(run)));
    },
    regenerateCreateContent: (run) =>
      run.beginStream(getRequest(`/v2/create/${seededIds.content}/create`, { headers: fault(run) })),
    "text complete": { variants: [completeText], action: (run) => run.readStream() },
    "generation fails": { variants: [failing], action: (run) => run.readStream() },
    async "client disconnects"(run) {
      await run.leaveStream();
      await run.send(getRequest("/v2/create"));
    },
  },
  read: async (run) => run.streamState(),
} satisfies Drive;
