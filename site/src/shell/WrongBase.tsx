import { site } from "../config.ts";
import { hrefOf } from "../docs/links.ts";

/** Shown by the script in the head if the page's files don't load. Must be readable without styles. */
export function WrongBase() {
  return (
    <div id="wrong-base" role="alert" hidden>
      <p>
        <strong>{`${site.title} did not load properly.`}</strong>
        {" Its scripts and styles aren't at the configured base "}
        <code>{hrefOf("/")}</code>
        {". The base of this URL is probably "}
        <code data-likely-base="" />
        {". Rebuild the site with "}
        <code>BASE_PATH</code> set to it.
      </p>
    </div>
  );
}
