import react from "@astrojs/react";
import type { AstroIntegration } from "astro";

/**
 * React for Astro, but at build time only. No page hydrates its components in the browser, and Astro would put the
 * script for that into the site all the same.
 */
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
