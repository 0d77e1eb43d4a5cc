import { v5 } from 'uuid';

/** The namespace of the ids of everything that is named by a slug. */
const namespace = 'b0d5a1c6-3c8e-4f0b-9a27-4c1d8e6f2a53';

/** The id of an item of content, the same on every instance: `contentId('exercises', 'box-breathing')`. */
export const contentId = (kind: string, slug: string): string => v5(`${kind}/${slug}`, namespace);
