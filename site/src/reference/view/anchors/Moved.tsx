import { anchorRedirects } from "./anchors.ts";

/** Current targets of old links to this page. Scripts follow them automatically. */
export function Moved() {
  const moved = Object.entries(anchorRedirects);
  if (moved.length === 0) return null;
  return (
    <section className="section prose moved without-js" aria-labelledby="moved">
      <h2 id="moved">Moved</h2>
      <ul>
        {moved.map(([old, location]) => (
          <li key={old} id={old}>
            {old} is now <a href={`#${location}`}>{location}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
