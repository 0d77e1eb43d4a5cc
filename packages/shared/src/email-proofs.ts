/**
 * How an address was verified: by a link that an unknown browser or a mail scanner opened, by a link that was opened in
 * a session of the account, by a new password that was chosen with a mailed link, or by an admin's word.
 */
export const emailProofs = ['link', 'session', 'reset', 'admin'] as const;

export type EmailProof = (typeof emailProofs)[number];

/**
 * If an address was verified in one of these ways, the person who reads its mail also controls the account. Otherwise
 * somebody else may have registered the address.
 */
export const ownProofs: readonly EmailProof[] = ['session', 'reset'];
