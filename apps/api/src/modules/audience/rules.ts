import type { Audience, RequestedAudience } from '@halved/db';
import { isModerator, type Viewer } from '../../context.ts';

/** What decides which audience a viewer who opens one post is part of. */
export type OpeningViewer = Pick<Viewer, 'role' | 'suspended' | 'needsSecondFactor'>;

/**
 * The audience of a viewer who reads a list. An audience is a kind of viewer with its own rule of visibility in SQL.
 */
export const audienceOf = (viewer: Viewer | null): Audience => {
  if (!viewer) return 'visitor';
  return isModerator(viewer) ? 'moderator' : 'member';
};

/**
 * The audience of a viewer who opens one post. A moderator who opens a post sees it even if it is held, and no block
 * hides a held post from them.
 */
export const openingAudienceOf = (viewer: OpeningViewer | null): Exclude<RequestedAudience, 'moderator'> => {
  if (!viewer) return 'visitor';
  return isModerator(viewer) ? 'moderating' : 'member';
};

/** The audience of a viewer who may ask for held items (`includeModerated`). Only moderators get them. */
export const requestedAudienceOf = (viewer: Viewer | null, includeModerated?: boolean): RequestedAudience =>
  includeModerated && isModerator(viewer) ? 'moderating' : audienceOf(viewer);

/**
 * Values, usually statements, of the audiences. Each is made with its first use, because making all of them would delay
 * the start.
 */
export function perAudience<Name extends RequestedAudience, Value>(
  make: (audience: Name) => Value,
): (audience: Name) => Value {
  const made = new Map<Name, Value>();
  return (audience) => {
    const known = made.get(audience);
    if (known !== undefined) return known;
    const value = make(audience);
    made.set(audience, value);
    return value;
  };
}
