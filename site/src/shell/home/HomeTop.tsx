import { site } from "../../config.ts";
import { href } from "../../docs/links.ts";
import { Sample } from "../mdx/Sample.tsx";
import { Icon } from "../parts/Icon.tsx";

/** The first screen: what one can do here, where to start, and how a call looks. */
export function HomeTop() {
  return (
    <div className="home-top whole">
      <div className="home-promise">
        <h1>Translate everything you publish.</h1>
        <p className="home-lead">
          {site.product} brings adaptive machine translation, your own translation memories and the work of translators
          into your system, through one REST API.
        </p>
        <div className="home-actions">
          <a className="button button-primary" href={href("/quickstart")}>
            Quickstart <Icon name="arrow" className="icon-small" />
          </a>
          <a className="button" href={href("/api/")}>
            API reference
          </a>
        </div>
        <p className="home-tagline">{site.tagline}</p>
      </div>
      <Sample of="index/translate" separate />
    </div>
  );
}
