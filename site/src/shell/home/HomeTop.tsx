import { site } from "../../config.ts";
import { hrefOf } from "../../docs/links.ts";
import { Icon } from "../../parts/Icon.tsx";
import { Hero } from "./hero/Hero.tsx";

export function HomeTop() {
  return (
    <div className="home-top whole">
      <div className="home-promise">
        <h1>Translate everything you publish.</h1>
        <p className="home-lead">
          Add adaptive machine translation, translation memory, and human review to your product with one REST API.
        </p>
        <div className="home-actions">
          <a className="button button-primary" href={hrefOf("/quickstart")} rel="next">
            Quickstart <Icon name="arrow" className="icon-small" />
          </a>
          <a className="button" href={hrefOf("/api/")}>
            API reference
          </a>
        </div>
        <p className="home-tagline">{site.tagline}</p>
      </div>
      <Hero />
    </div>
  );
}
