// What only a move needs.
import { adoptStyles } from "./adopt-styles.ts";
import "./load.ts";
import "./swap.ts";
import styles from "../moving.css?inline";

adoptStyles(styles);

export { navigate } from "astro:transitions/client";
