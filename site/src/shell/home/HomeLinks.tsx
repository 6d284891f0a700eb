import { href } from "../../docs/links.ts";

interface HomeLink {
  title: string;
  text: string;
  route: string;
  /** The anchor of the section that the front page once had. */
  id?: string;
}

const links: HomeLink[] = [
  {
    title: "Base URL and versions",
    text: "The version is part of each path.",
    route: "/api/#base-url",
    id: "base-url-and-versions",
  },
  {
    title: "Authentication",
    text: "HTTP Basic with an API key.",
    route: "/api/#authentication",
    id: "authentication",
  },
  {
    title: "Formats",
    text: "JSON, uploads, and streams.",
    route: "/api/#formats",
    id: "formats",
  },
  {
    title: "Errors and rate limits",
    text: "What to retry, and when.",
    route: "/api/#errors",
    id: "errors-and-quota",
  },
  { title: "Limits", text: "Sizes, counts, and waiting times.", route: "/api/#limits" },
  { title: "Webhook deliveries", text: "Signatures, retries, and timeouts.", route: "/api/#webhook-deliveries" },
];

/** Where to read on. The anchors of former sections lead to a link to where their content is now. */
export function HomeLinks() {
  return (
    <section className="home-section whole" aria-labelledby="where-next">
      <h2 id="where-next">Where to go</h2>
      <ul className="home-places">
        {links.map((location) => (
          <li key={location.title} id={location.id}>
            <a href={href(location.route)}>{location.title}</a> {location.text}
          </li>
        ))}
      </ul>
    </section>
  );
}
