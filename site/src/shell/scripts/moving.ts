// What only a move needs.
import "./load.ts";
import "./swap.ts";
import "./progress.ts";
import styles from "../moving.css?inline";

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

export { navigate } from "astro:transitions/client";
