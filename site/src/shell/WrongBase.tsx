import { site } from "../config.ts";
import { href } from "../docs/links.ts";

/** Shown by the early script when this page's own files cannot be loaded. It must read well without any style. */
export function WrongBase() {
  return (
    <div id="wrong-base" role="alert" hidden>
      <p>
        <strong>{`${site.title} didn't load properly.`}</strong> Its scripts and styles weren't found where this build
        expects them.
      </p>
      <p>
        Configured base: <code>{href("/")}</code>. The base of this URL is probably <code data-likely-base="" />.
      </p>
      <p>
        Rebuild the site with <code>BASE_PATH</code> set to that base.
      </p>
    </div>
  );
}
