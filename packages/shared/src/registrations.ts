/** Who may register: everybody, whoever has an invitation, nobody. */
export const registrations = ['open', 'invite', 'closed'] as const;
export type Registration = (typeof registrations)[number];
