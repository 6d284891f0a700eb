/** The hash of a neighbor segment that a file lacks (Trados stores only the previous one); it matches any text. */
export const anyNeighbor = 0xffffffff;
