export { PostEditor } from "./post-editor.ts";
