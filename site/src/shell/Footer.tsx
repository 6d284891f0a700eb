import { site } from "../config.ts";
import { href, isExternal } from "../docs/links.ts";
import { Wordmark } from "./Wordmark.tsx";

/** What readers look for at the end of a page and what the repository has. */
export const repositoryFiles = [
  { name: "Status", path: "docs/operations/monitor.md" },
  { name: "Security", path: "SECURITY.md" },
];

const groups = [
  {
    title: "Pages",
    links: [
      { name: "Docs", address: href("/") },
      { name: "API", address: href("/api/") },
    ],
  },
  { title: "Community", links: [{ name: site.company.name, address: site.company.url }] },
  {
    title: "More",
    links: [
      { name: site.repository.name, address: site.repository.url },
      { name: "Changelog", address: href("/api/#changes") },
      ...repositoryFiles.map(({ name, path }) => ({ name, address: site.repository.files + path })),
    ],
  },
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
            <ul>
              {group.links.map((link) => (
                <li key={link.name}>
                  <a href={link.address}>
                    {link.name}
                    {isExternal(link.address) && <span className="visually-hidden"> (external site)</span>}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className="footer-legal">{`© ${site.copyrightYear} ${site.company.name}`}</p>
      </div>
    </footer>
  );
}
