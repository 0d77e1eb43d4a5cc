import * as z from 'zod/mini';
import type { CrisisLevel } from '../crisis-levels.ts';
import { component, language } from './scalars.ts';

/**
 * Said to the writer alone, in the answer to what they just wrote: whether it reads as if they were in danger, and in
 * which language, so that help can be shown at once. Null where it does not; nobody else is told.
 */
export const Support = component(
  'Support',
  z.nullable(z.strictObject({ level: z.enum(['possible', 'explicit'] satisfies CrisisLevel[]), language })),
);
export type Support = z.infer<typeof Support>;
