export const isProof = Boolean(process.env.PARLANCE_PROOF);
