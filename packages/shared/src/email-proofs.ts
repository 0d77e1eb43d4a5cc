/**
 * How an address was verified: by its link, opened by an unknown browser or mail scanner; by its link, opened in a
 * session of the account; or by a new password that was chosen with a mailed link.
 */
export const emailProofs = ['link', 'session', 'reset'] as const;

export type EmailProof = (typeof emailProofs)[number];

/**
 * The proofs that the person who reads the mail also controls the account. Somebody else may have registered the
 * address.
 */
export const ownProofs: readonly EmailProof[] = ['session', 'reset'];
