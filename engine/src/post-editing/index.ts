export { rankByAgreement } from "./combine.ts";
export { type PostEdit, PostEditor } from "./post-editor.ts";
export type { PostEdited } from "./write-edited.ts";
