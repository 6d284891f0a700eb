/** Keeps a link working that names a heading by an earlier id. It comes right before the heading. */
export const Alias = ({ id }: { id: string }) => <span id={id} className="alias" />;
