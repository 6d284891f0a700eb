import manifest from "../../../package.json" with { type: "json" };
import type { DocsPage } from "../docs/pages.ts";
import { issueUrl } from "../feedback.ts";

/** Scripts add the section that the reader has reached to the links. */
export function Feedback({ page: { route, title } }: { page: DocsPage }) {
  return (
    <p className="feedback">
      Is something wrong or missing?{" "}
      <a href={issueUrl(title, route, manifest.version)} data-action="feedback">
        Report it
      </a>
      . The link opens a new issue that names this page and its version. Nothing else is sent.
    </p>
  );
}
