/** An earlier ID of the heading that follows, for old links. */
export const Alias = ({ id }: { id: string }) => <span id={id} className="alias" />;
