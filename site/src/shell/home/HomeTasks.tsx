import { href } from "../../docs/links.ts";
import { Icon, type IconName } from "../parts/Icon.tsx";

/** What a reader comes for, with the page that shows how. */
const tasks: { icon: IconName; title: string; text: string; route: string }[] = [
  {
    icon: "string",
    title: "Translate a string",
    text: "Translate a string in one request, using your approved wording.",
    route: "/quickstart",
  },
  {
    icon: "file",
    title: "Translate a file",
    text: "Upload a file, poll for the result, and download the translation.",
    route: "/guides/translate-content/instant-translate",
  },
  {
    icon: "people",
    title: "Run a verified job",
    text: "Send files through translators and reviewers, and download the approved result.",
    route: "/guides/translate-content/verified-translation",
  },
  {
    icon: "memory",
    title: "Manage memories",
    text: "Import your translations and terminology. Every approved segment improves the next result.",
    route: "/guides/manage-content/create-a-datasource",
  },
  {
    icon: "write",
    title: "Generate content",
    text: "Generate an article in any supported language and stream it as it’s written.",
    route: "/guides/create-new-content",
  },
  {
    icon: "connect",
    title: "Connect a system",
    text: "Send content for translation, get webhook notifications, and pull the results back.",
    route: "/guides/connect-systems-to-workflows",
  },
];

export function HomeTasks() {
  return (
    <section className="home-section whole" id="what-the-api-offers" aria-labelledby="tasks">
      <h2 id="tasks">What you can build</h2>
      <ul className="cards home-tasks">
        {tasks.map(({ icon, title, text, route }) => (
          <li key={title} className="card">
            <Icon name={icon} className="task-icon" />
            <a href={href(route)}>{title}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
