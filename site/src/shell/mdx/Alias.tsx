/** Keeps links to an earlier ID of a heading working. It comes directly before the heading. */
export const Alias = ({ id }: { id: string }) => <span id={id} className="alias" />;
