import type { Audience, RequestedAudience } from '@halved/db';
import { isModerator, type Viewer } from '../../context.ts';

/** The audience of somebody who reads a list. */
export const audienceOf = (viewer: Viewer | null): Audience => {
  if (!viewer) return 'visitor';
  return isModerator(viewer) ? 'moderator' : 'member';
};

/** The audience of somebody who opens one post; for a moderator that includes held posts. */
export const openingAudienceOf = (viewer: Viewer | null): Exclude<RequestedAudience, 'moderator'> => {
  if (!viewer) return 'visitor';
  return isModerator(viewer) ? 'moderating' : 'member';
};

/** The audience of somebody who may ask for held items, which only moderators are given. */
export const requestedAudienceOf = (viewer: Viewer | null, includeModerated?: boolean): RequestedAudience =>
  includeModerated && isModerator(viewer) ? 'moderating' : audienceOf(viewer);

/** Makes something, mostly a statement, for each audience of lists. */
export const forEachAudience = <Made>(make: (audience: Audience) => Made): Record<Audience, Made> => ({
  visitor: make('visitor'),
  member: make('member'),
  moderator: make('moderator'),
});

/** Makes something for each audience that opens one post. */
export const forEachOpeningAudience = <Made>(make: (audience: RequestedAudience) => Made) => ({
  visitor: make('visitor'),
  member: make('member'),
  moderating: make('moderating'),
});

/** Makes something for each audience that may ask for held items. */
export const forEachRequestedAudience = <Made>(
  make: (audience: RequestedAudience) => Made,
): Record<RequestedAudience, Made> => ({ ...forEachAudience(make), moderating: make('moderating') });
