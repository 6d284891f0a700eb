import { hrefOf } from "../../docs/links.ts";
import { Icon, type IconName } from "../../parts/Icon.tsx";

const tasks: { icon: IconName; title: string; text: string; route: string }[] = [
  {
    icon: "string",
    title: "Translate a string",
    text: "Adaptive machine translation with your approved wording.",
    route: "/quickstart",
  },
  {
    icon: "file",
    title: "Translate a file",
    text: "File upload, file translation, and download.",
    route: "/guides/translate-content/instant-translate",
  },
  {
    icon: "people",
    title: "Run a verified job",
    text: "Jobs and projects with workflows for translators and reviewers.",
    route: "/guides/translate-content/verified-translation",
  },
  {
    icon: "memory",
    title: "Manage memories",
    text: "Import your translation memories and your termbase.",
    route: "/guides/manage-content/create-a-datasource",
  },
  {
    icon: "write",
    title: "Generate content",
    text: "Stream an article as it’s generated.",
    route: "/guides/create-new-content",
  },
  {
    icon: "connect",
    title: "Connect a system",
    text: "Select domains and workflows, and receive webhooks.",
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
            <Icon name={icon} />
            <a href={hrefOf(route)}>{title}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
