/** Who may see a worry. Apart from its schema, so that a screen that only names them needs no validator. */
export const privacyLevels = ['public', 'friends', 'private'] as const;
export type PrivacyLevel = (typeof privacyLevels)[number];
