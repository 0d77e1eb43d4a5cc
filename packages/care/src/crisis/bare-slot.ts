import { withoutAccents } from '../bare.ts';
import { slot } from './slots.ts';

/** As `slot`, for languages whose accents are often left out: each word stands there also without its accents. */
export const bareSlot = (words: string): string =>
  slot([...new Set(`${words} ${withoutAccents(words)}`.trim().split(/\s+/))].join(' '));
