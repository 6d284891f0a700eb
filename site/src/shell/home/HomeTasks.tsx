import { href } from "../../docs/links.ts";
import { Icon, type IconName } from "../parts/Icon.tsx";

/** The jobs a reader comes for. */
const tasks: { icon: IconName; title: string; text: string; route: string }[] = [
  {
    icon: "string",
    title: "Translate a string",
    text: "Get an answer at once, in the wording your memory has learned.",
    route: "/quickstart",
  },
  {
    icon: "file",
    title: "Translate a file",
    text: "Upload it, wait a moment, download it in another language.",
    route: "/guides/translate-content/instant-translate",
  },
  {
    icon: "people",
    title: "Run a verified job",
    text: "Send files through translators and reviewers and fetch the approved result.",
    route: "/guides/translate-content/verified-translation",
  },
  {
    icon: "memory",
    title: "Manage memories",
    text: "Import translations and terms; every confirmed sentence improves the next.",
    route: "/guides/manage-content/create-a-datasource",
  },
  {
    icon: "write",
    title: "Generate content",
    text: "Have an article written in the language you need, as a live stream.",
    route: "/guides/create-new-content",
  },
  {
    icon: "connect",
    title: "Connect a system",
    text: "Send content out, hear about progress by webhook, bring results home.",
    route: "/guides/connect-systems-to-workflows",
  },
];

export function HomeTasks() {
  return (
    <section className="home-section whole" aria-labelledby="tasks">
      <h2 id="tasks">What do you want to do?</h2>
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
