import { adoptStyles } from "../browser/adopt-styles.ts";
import styles from "./cases.css?inline";

adoptStyles(styles);
