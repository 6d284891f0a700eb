/** The page in Markdown: `/` → `/index.md`, `/api/` → `/api.md`, `/quickstart` → `/quickstart.md`. */
export const twinFile = (route: string): string => `/${nameOf(route)}.md`;

/** The picture that stands for the page where its address is shared. */
export const cardFile = (route: string): string => `/cards/${nameOf(route)}.png`;

const nameOf = (route: string): string => route.replace(/^\/|\/$/g, "") || "index";
