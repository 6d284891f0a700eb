import { href } from "../../docs/links.ts";
import { Icon } from "../../parts/Icon.tsx";

export function Download({ file }: { file: string }) {
  return (
    <a className="download" href={href(`/samples/${encodeURIComponent(file)}`)} download={file}>
      <Icon name="download" className="icon-small" />
      {file}
    </a>
  );
}
