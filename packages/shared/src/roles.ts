/**
 * The roles of members, the lowest first. They are separate from the schema, so that a screen that only needs them loads
 * no validator.
 */
export const roles = ['member', 'moderator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Whether a role is above another. */
export const isHigherRole = (role: Role, than: Role): boolean => roles.indexOf(role) > roles.indexOf(than);
