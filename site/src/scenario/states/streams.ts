import { get, post, seeded, withFault } from "../../sandbox/requests.ts";
import type { Drive } from "./drive.ts";
import type { StateRun } from "./run.ts";

const completeText = "a text that is written to its end";
const failing = "a generation that fails";

const fault = ({ variant }: StateRun) => (variant === failing ? withFault("generation-failure") : {});

export const contentStream = {
  variants: [completeText, failing],
  moves: {
    generateCreateContent(run) {
      const templateParams = { language: "en-GB", summary: "the ferry timetable", sections: ["Summer"] };
      const content = { name: "Timetable", language: "en-GB", template: "blog-post", templateParams };
      return run.begin(post("/v2/create", content, fault(run)));
    },
    regenerateCreateContent: (run) => run.begin(get(`/v2/create/${seeded.content}/create`, { headers: fault(run) })),
    "text complete": { only: [completeText], do: (run) => run.readStream() },
    "generation fails": { only: [failing], do: (run) => run.readStream() },
    async "client disconnects"(run) {
      await run.leaveStream();
      await run.send(get("/v2/create"));
    },
  },
  read: async (run) => run.streamState(),
} satisfies Drive;
