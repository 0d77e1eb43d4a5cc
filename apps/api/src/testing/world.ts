import type { PrivacyLevel } from '@halved/shared/privacy-levels';
import { unsubscribeToken } from '../modules/notifications/public.ts';
import type { World } from './examples.ts';
import type { Api } from './harness.ts';

/** How the posts differ from a public, published and approved post. */
interface Kind {
  privacyLevel?: PrivacyLevel;
  moderationStatus?: 'pending';
  publishedAt?: null;
  scheduledFor?: Date;
}

let names = 0;

/** Makes everything that the examples refer to. */
export async function aWorld(api: Api, kind: Kind = {}): Promise<World> {
  const owner = await api.aMember();
  const post = await api.aPost({ by: owner, ...kind });
  await api.anAnalysis(post);
  const comment = await api.aComment({ by: owner, on: post });
  await api.aCase({ post });
  const resolved = await api.aPost({ by: owner, ...kind });
  if (kind.publishedAt !== null) await api.aResolution({ of: resolved });
  const content = {
    exercises: await api.anItem('exercises'),
    techniques: await api.anItem('techniques'),
    guides: await api.anItem('guides'),
    resources: await api.anItem('resources'),
  };
  return {
    owner,
    post,
    comment,
    resolved,
    content,
    progress: await api.aProgress({ by: owner, of: content.exercises }),
    notification: await api.aNotification(owner),
    checkIn: await api.aCheckIn({ of: owner, about: post }),
    invite: await api.anInvite(),
    refreshToken: await api.aRefreshToken(owner),
    mailed: {
      verify: await api.aMailedToken(owner, 'verify'),
      reset: await api.aMailedToken(owner, 'reset'),
      unsubscribe: unsubscribeToken(api.services, owner.id),
    },
    newName: `newcomer_${++names}`,
  };
}
