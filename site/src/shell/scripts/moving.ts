// What only a move needs.
import "./load.ts";
import "./swap.ts";
import "./progress.ts";

export { navigate } from "astro:transitions/client";
