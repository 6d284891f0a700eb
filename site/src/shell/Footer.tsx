import { site } from "../config.ts";
import { hrefOf, isExternal } from "../docs/links.ts";
import { Wordmark } from "./Wordmark.tsx";

/** The path in the repository. */
export const securityFile = "SECURITY.md";

const groups = [
  {
    title: "Pages",
    links: [
      { name: "Docs", address: hrefOf("/") },
      { name: "API", address: hrefOf("/api/") },
    ],
  },
  { title: "Community", links: [{ name: site.company.name, address: site.company.url }] },
  { title: "More", links: [{ name: site.repository.name, address: site.repository.url }] },
];

const legalLinks = [
  { name: "Changelog", address: hrefOf("/api/#changes") },
  { name: "Security", address: site.repository.files + securityFile },
];

export function Footer() {
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div className="footer-about">
          <Wordmark />
          <p>{site.tagline}</p>
        </div>
        {groups.map((group) => (
          <nav key={group.title} aria-labelledby={`footer-${group.title}`}>
            <h2 id={`footer-${group.title}`}>{group.title}</h2>
            <Links links={group.links} />
          </nav>
        ))}
        <div className="footer-legal">
          <p>{`© ${site.copyrightYear} ${site.company.name}`}</p>
          <Links links={legalLinks} />
        </div>
      </div>
    </footer>
  );
}

function Links({ links }: { links: { name: string; address: string }[] }) {
  return (
    <ul>
      {links.map(({ name, address }) => (
        <li key={name}>
          <a href={address}>
            {name}
            {isExternal(address) && <span className="visually-hidden"> (external site)</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
