/** The page in Markdown: `/` → `/index.md`, `/api/` → `/api.md`, `/quickstart` → `/quickstart.md`. */
export const twinFile = (route: string): string => `/${fileName(route)}.md`;

/** The picture that stands for the page where its address is shared. */
export const cardFile = (route: string): string => `/cards/${fileName(route)}.png`;

const fileName = (route: string): string => route.replace(/^\/|\/$/g, "") || "index";
