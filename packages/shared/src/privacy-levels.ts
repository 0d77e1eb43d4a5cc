/**
 * The privacy levels of a post. They are separate from the schema, so that a screen that only lists them loads no
 * validator.
 */
export const privacyLevels = ['public', 'friends', 'private'] as const;
export type PrivacyLevel = (typeof privacyLevels)[number];
