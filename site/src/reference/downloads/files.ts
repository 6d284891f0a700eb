import { site } from "../../config.ts";

const stem = site.product.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** Downloads for tools, with the texts of their links and the names of the tools. */
export const files = {
  postman: { file: `${stem}.postman_collection.json`, label: "Postman", tools: "Postman" },
  bruno: { file: `${stem}.bruno.zip`, label: "Bruno", tools: "Bruno" },
  insomnia: { file: `${stem}.insomnia.json`, label: "Insomnia", tools: "Insomnia" },
  http: {
    file: `${stem}.http`,
    label: ".http",
    tools: "JetBrains IDEs and httpYac, which is also available as a VS Code extension",
  },
} as const;
