import { findArazzoFile } from "../docs/arazzo.ts";
import { hrefOf } from "../docs/links.ts";
import { Icon } from "../parts/Icon.tsx";

/** A link to a guide's operations as a file for tools, at the end of the page. */
export function StepsFile({ route }: { route: string }) {
  const file = findArazzoFile(route);
  if (!file) return null;
  const name = file.slice(file.lastIndexOf("/") + 1);
  return (
    <p>
      All requests on this page, in order, for tools that support{" "}
      <a href="https://spec.openapis.org/arazzo/latest.html">Arazzo</a>:{" "}
      <a className="download" href={hrefOf(file)} download={name} data-steps="">
        <Icon name="download" className="icon-small" />
        {name}
      </a>
    </p>
  );
}
