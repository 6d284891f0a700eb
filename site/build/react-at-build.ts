import react from "@astrojs/react";
import type { AstroIntegration } from "astro";

/** React for rendering at build time. Astro would also add a hydration script, but no page hydrates components. */
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
