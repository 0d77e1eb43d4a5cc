/** The ages in days of which a member can choose one: public posts that are older become private. */
export const autoPrivateDays = [30, 90] as const;
export type AutoPrivateDays = (typeof autoPrivateDays)[number];
