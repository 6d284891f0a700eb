import { hrefOf } from "../../docs/links.ts";
import { Icon, type IconName } from "../../parts/Icon.tsx";

interface HomeLink {
  title: string;
  text: string;
  route: string;
  /** The anchor of a former section of the front page. */
  id?: string;
  icon?: IconName;
}

/** Each route leads to a page that shows the feature. */
const reasons: HomeLink[] = [
  {
    icon: "play",
    title: "The real server, right on this page",
    text: "No account and no mocks: press Run in any guide.",
    route: "/quickstart#0-press-run",
  },
  {
    icon: "shield",
    title: "Nothing is sent anywhere",
    text: "What you type and import stays in your browser.",
    route: "/api/#data-and-privacy",
  },
  {
    icon: "checklist",
    title: "Every sample is tested",
    text: "In ten languages, against the real server, before each release.",
    route: "/api/#translateText",
  },
  {
    icon: "warning",
    title: "Every error can be reproduced",
    text: "Press Reproduce to see the response your program gets.",
    route: "/api/#error-rate-limited",
  },
  {
    icon: "states",
    title: "Step through states and time",
    text: "Move a job through its states, and skip ahead to the next retry.",
    route: "/api/#states-project-state",
  },
  {
    icon: "code",
    title: "Open source, with any engine",
    text: "Apache-2.0, free to run, with DeepL, language models, or offline models.",
    route: "/quickstart#run-your-own",
  },
];

const more: HomeLink[] = [
  {
    title: "Base URL and versions",
    text: "The version is part of each path.",
    route: "/api/#base-url",
    id: "base-url-and-versions",
  },
  { title: "Authentication", text: "HTTP Basic with an API key.", route: "/api/#authentication", id: "authentication" },
  { title: "Formats", text: "JSON, uploads, and streams.", route: "/api/#formats", id: "formats" },
  { title: "Errors and rate limits", text: "What to retry, and when.", route: "/api/#errors", id: "errors-and-quota" },
  { title: "Limits", text: "Sizes, counts, and timeouts.", route: "/api/#limits" },
  { title: "Webhook deliveries", text: "Signatures, retries, and timeouts.", route: "/api/#webhook-deliveries" },
];

export const HomeReasons = () => <Links id="why" title="Why Parlance" links={reasons} />;

/** Has the anchors of former sections, so that old URLs lead to a link to their content. */
export const HomeLinks = () => <Links id="where-next" title="Where to go" links={more} />;

function Links({ id, title, links }: { id: string; title: string; links: readonly HomeLink[] }) {
  return (
    <section className="home-section whole" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={links === reasons ? "home-places home-reasons" : "home-places"}>
        {links.map((link) => (
          <li key={link.title} id={link.id}>
            {link.icon && <Icon name={link.icon} />}
            <a href={hrefOf(link.route)}>{link.title}</a> {link.text}
          </li>
        ))}
      </ul>
    </section>
  );
}
