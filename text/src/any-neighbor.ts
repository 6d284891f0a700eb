/**
 * The fingerprint of a neighbor that a file does not contain; it matches any text. Trados's memories contain only the
 * previous segment.
 */
export const anyNeighbor = 0xffffffff;
