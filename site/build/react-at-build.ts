import react from "@astrojs/react";
import type { AstroIntegration } from "astro";

/** React for Astro, only at build time. No page hydrates its components, but Astro would add the script for that. */
export function reactAtBuild(): AstroIntegration {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      "astro:config:setup": (setup) =>
        hooks["astro:config:setup"]?.({
          ...setup,
          addRenderer: ({ clientEntrypoint, ...renderer }) => setup.addRenderer(renderer),
        }),
    },
  };
}
