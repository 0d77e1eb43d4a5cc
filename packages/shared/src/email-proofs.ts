/**
 * How an address was verified: by a link that an unknown browser or a mail scanner opened, by a link that was opened in
 * a session of the account, or by a new password that was chosen with a mailed link.
 */
export const emailProofs = ['link', 'session', 'reset'] as const;

export type EmailProof = (typeof emailProofs)[number];

/**
 * After one of these ways, the person who reads the mail also controls the account. After the others, somebody else may
 * have registered the address.
 */
export const ownProofs: readonly EmailProof[] = ['session', 'reset'];
