/**
 * How the link in a mail came to be opened: by nobody we know, who may be a mail scanner; by a session of the very account
 * that it was sent for; or it was the link to a new password, which somebody then chose.
 */
export const emailProofs = ['link', 'session', 'reset'] as const;

export type EmailProof = (typeof emailProofs)[number];

/** Those that show that whoever reads the mail also has the account, and not whoever registered the address first. */
export const ownProofs: readonly EmailProof[] = ['session', 'reset'];
