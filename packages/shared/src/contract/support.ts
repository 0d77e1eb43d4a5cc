import * as z from 'zod/mini';
import type { CrisisLevel } from '../crisis-levels.ts';
import { component, language } from './scalars.ts';

/**
 * Part of the response to the writer of a text. It says that the text reads as if its writer were in danger, and in
 * which language, so that help can be shown at once. Null for all other texts. Nobody else gets it.
 */
export const Support = component(
  'Support',
  z.nullable(z.strictObject({ level: z.enum(['possible', 'explicit'] satisfies CrisisLevel[]), language })),
);
export type Support = z.infer<typeof Support>;
