/** The kinds of content. Each is a folder of content. */
export const contentKindNames = ['exercises', 'techniques', 'guides', 'resources'] as const;
export type ContentKindName = (typeof contentKindNames)[number];
