/** Whether tests take their full counts. */
export const isProof = Boolean(process.env.PARLANCE_PROOF);
