import { adoptStyles } from "../browser/adopt-styles.ts";
import stepStyles from "../browser/steps.css?inline";
import styles from "./cases.css?inline";

adoptStyles(stepStyles);
adoptStyles(styles);
