/**
 * The print of a neighbor that a file does not name: any text is the same as it. Trados's memories name the previous
 * segment alone.
 */
export const anyNeighbor = 0xffffffff;
