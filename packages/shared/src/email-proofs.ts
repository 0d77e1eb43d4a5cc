/**
 * How an address was proven: by its link, opened by an unknown browser or mail scanner; by its link, opened in a
 * session of the account itself; or by a new password that was chosen through a mailed link.
 */
export const emailProofs = ['link', 'session', 'reset'] as const;

export type EmailProof = (typeof emailProofs)[number];

/**
 * The proofs that show that the reader of the mail also holds the account, and not only the one who registered the
 * address.
 */
export const ownProofs: readonly EmailProof[] = ['session', 'reset'];
