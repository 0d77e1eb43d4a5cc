/**
 * The parameters that OWASP recommends for argon2id. If they are raised, each password is hashed again at its next
 * sign-in. The memory is in KiB.
 */
export const hashParameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * The most passwords that a server hashes at once. One core is left for the event loop and the database. More than four
 * would only compete for the processor's cache, and each takes 19 MiB.
 */
export const hashesAtOnce = (cores: number): number => Math.max(1, Math.min(4, cores - 1));
