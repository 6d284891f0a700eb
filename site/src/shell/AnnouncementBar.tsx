import { site } from "../config.ts";
import { Icon } from "../parts/Icon.tsx";

export function AnnouncementBar() {
  const { text, link } = site.announcement;
  return (
    <section className="announcement" aria-label="Announcement">
      <p>
        <span className="announcement-text">{`${text} `}</span>
        <a href={link.url}>{link.text}</a>
      </p>
      <button
        type="button"
        className="announcement-close needs-js"
        data-action="close-announcement"
        aria-label="Close announcement"
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
