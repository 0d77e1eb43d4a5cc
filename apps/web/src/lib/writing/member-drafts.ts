import { allKeys } from './draft-slots.ts';
import { keyOf } from './drafts.ts';

/** The beginning of the storage keys of all drafts. */
const ofAnybody = keyOf('', '').slice(0, -1);
const ofVisitors = keyOf(null, '');

/** Whether any member has a draft on this device. A sign-out removes them, a session that ends by itself does not. */
export const hasMemberDrafts = (): boolean =>
  allKeys().some((key) => key.startsWith(ofAnybody) && !key.startsWith(ofVisitors));
