import { adoptStyles } from "../browser/adopt-styles.ts";
import stepStyles from "../scenario/steps.css?inline";
import styles from "./cases.css?inline";

adoptStyles(stepStyles);
adoptStyles(styles);
