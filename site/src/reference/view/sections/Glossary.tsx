import { glossary } from "../../../docs/glossary.ts";
import { Names } from "./Names.tsx";

export const Glossary = () => (
  <section className="section prose glossary" aria-labelledby="glossary">
    <h2 id="glossary">Glossary</h2>
    <Names rows={glossary.map(({ id, name, definition }) => ({ anchor: id, name, text: definition }))} />
  </section>
);
