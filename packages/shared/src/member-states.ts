/** The states by which admins filter members. An active member is neither suspended nor unverified. */
export const memberStates = ['active', 'suspended', 'unverified'] as const;
export type MemberState = (typeof memberStates)[number];
