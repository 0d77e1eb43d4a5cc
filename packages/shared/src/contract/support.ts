import * as z from 'zod/mini';
import type { CrisisLevel } from '../crisis-levels.ts';
import { component, language } from './scalars.ts';

/**
 * Whether a text reads as if its writer were in danger, and in which language, so that help can be shown at once. Only
 * the writer is told, in the answer to the write; null where the text does not read so.
 */
export const Support = component(
  'Support',
  z.nullable(z.strictObject({ level: z.enum(['possible', 'explicit'] satisfies CrisisLevel[]), language })),
);
export type Support = z.infer<typeof Support>;
