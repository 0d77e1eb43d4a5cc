import type { Audience, RequestedAudience } from '@halved/db';
import { isModerator, type Viewer } from '../../context.ts';

/** The audience that somebody is part of who reads a list. */
export const audienceOf = (viewer: Viewer | null): Audience => {
  if (!viewer) return 'visitor';
  return isModerator(viewer) ? 'moderator' : 'member';
};

/** The same of somebody who opens one post: a moderator who does so asks for what is held too. */
export const openingAudienceOf = (viewer: Viewer | null): Exclude<RequestedAudience, 'moderator'> => {
  if (!viewer) return 'visitor';
  return isModerator(viewer) ? 'moderating' : 'member';
};

/** The same of somebody who may ask for what is held; the wish counts for a moderator alone. */
export const requestedAudienceOf = (viewer: Viewer | null, includeModerated?: boolean): RequestedAudience =>
  includeModerated && isModerator(viewer) ? 'moderating' : audienceOf(viewer);

/** One of something, mostly a statement, for each audience of lists. */
export const forEachAudience = <Made>(make: (audience: Audience) => Made): Record<Audience, Made> => ({
  visitor: make('visitor'),
  member: make('member'),
  moderator: make('moderator'),
});

/** The same for each audience that opens one post. */
export const forEachOpeningAudience = <Made>(make: (audience: RequestedAudience) => Made) => ({
  visitor: make('visitor'),
  member: make('member'),
  moderating: make('moderating'),
});

/** The same for each audience that may ask for what is held. */
export const forEachRequestedAudience = <Made>(
  make: (audience: RequestedAudience) => Made,
): Record<RequestedAudience, Made> => ({ ...forEachAudience(make), moderating: make('moderating') });
