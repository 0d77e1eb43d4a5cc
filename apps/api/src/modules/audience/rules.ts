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

/** Makes a value, usually a statement, for each audience of lists. */
export const forEachAudience = <Value>(make: (audience: Audience) => Value): Record<Audience, Value> => ({
  visitor: make('visitor'),
  member: make('member'),
  moderator: make('moderator'),
});

/** Makes a value for each audience that opens one post. */
export const forEachOpeningAudience = <Value>(make: (audience: RequestedAudience) => Value) => ({
  visitor: make('visitor'),
  member: make('member'),
  moderating: make('moderating'),
});

/** Makes a value for each audience that may ask for held items. */
export const forEachRequestedAudience = <Value>(
  make: (audience: RequestedAudience) => Value,
): Record<RequestedAudience, Value> => ({ ...forEachAudience(make), moderating: make('moderating') });
