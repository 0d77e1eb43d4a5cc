import type { PrivacyLevel } from '@halved/shared/privacy-levels';
import type { World } from './examples.ts';
import type { Api } from './harness.ts';

/** How the worries of a world are, where not public, published and approved. */
interface Kind {
  privacyLevel?: PrivacyLevel;
  moderationStatus?: 'pending';
  publishedAt?: null;
  scheduledFor?: Date;
}

let names = 0;

/** Everything that the examples speak about, made anew. */
export async function aWorld(api: Api, kind: Kind = {}): Promise<World> {
  const owner = await api.aMember();
  const post = await api.aPost({ by: owner, ...kind });
  await api.anAnalysis(post);
  const comment = await api.aComment({ by: owner, on: post });
  await api.aCase({ post });
  const resolved = await api.aPost({ by: owner, ...kind });
  if (kind.publishedAt !== null) await api.aResolution({ of: resolved });
  return {
    owner,
    post,
    comment,
    resolved,
    notification: await api.aNotification(owner),
    refreshToken: await api.aRefreshToken(owner),
    mailed: {
      verify: await api.aMailedToken(owner, 'verify'),
      reset: await api.aMailedToken(owner, 'reset'),
    },
    newName: `newcomer_${++names}`,
  };
}
