import type { PrivacyLevel } from '@halved/shared/privacy-levels';
import { unsubscribeToken } from '../modules/notifications/public.ts';
import { exampleOf, type World, withoutContent } from './examples.ts';
import type { Api } from './harness.ts';

/** How the posts differ from a public, published and approved post. */
interface Kind {
  privacyLevel?: PrivacyLevel;
  moderationStatus?: 'pending';
  publishedAt?: null;
  scheduledFor?: Date;
}

let names = 0;

const nothing = { id: '' };
const blankWorld: World = {
  owner: { id: '', username: '', email: '', sessionId: '', token: '' },
  post: nothing,
  comment: nothing,
  resolved: nothing,
  notification: nothing,
  ...withoutContent,
  checkIn: nothing,
  invite: nothing,
  refreshToken: '',
  mailed: { verify: '', reset: '', unsubscribe: '' },
  newName: '',
};

/** The parts of a world that the example of an operation reads, such as `post`. */
export function partsReadBy(name: string): ReadonlySet<string | symbol> {
  const parts = new Set<string | symbol>();
  const get = (world: World, part: string | symbol): unknown => {
    parts.add(part);
    return Reflect.get(world, part);
  };
  exampleOf.get(name)?.(new Proxy(blankWorld, { get }));
  return parts;
}

/** The parts that are, or are about, the post that is not resolved. */
const aboutPost = ['post', 'comment', 'checkIn'] as const;

/**
 * Makes everything that the examples refer to. The owner is always made; of the rest only the parts that are needed,
 * because a test may make thousands of worlds.
 */
export async function aWorld(
  api: Api,
  kind: Kind = {},
  isNeeded: (part: keyof World) => boolean = () => true,
): Promise<World> {
  const owner = await api.aMember();
  const world = { ...blankWorld, owner, newName: `newcomer_${++names}` };
  if (aboutPost.some(isNeeded)) {
    world.post = await api.aPost({ by: owner, ...kind });
    await api.anAnalysis(world.post);
    world.comment = await api.aComment({ by: owner, on: world.post });
    await api.aCase({ post: world.post });
  }
  if (isNeeded('resolved')) {
    world.resolved = await api.aPost({ by: owner, ...kind });
    if (kind.publishedAt !== null) await api.aResolution({ of: world.resolved });
  }
  if (isNeeded('content') || isNeeded('progress')) {
    world.content = {
      exercises: await api.anItem('exercises'),
      techniques: await api.anItem('techniques'),
      guides: await api.anItem('guides'),
      resources: await api.anItem('resources'),
    };
    world.progress = await api.aProgress({ by: owner, of: world.content.exercises });
  }
  if (isNeeded('notification')) world.notification = await api.aNotification(owner);
  if (isNeeded('checkIn')) world.checkIn = await api.aCheckIn({ of: owner, about: world.post });
  if (isNeeded('invite')) world.invite = await api.anInvite();
  if (isNeeded('refreshToken')) world.refreshToken = await api.aRefreshToken(owner);
  if (isNeeded('mailed')) {
    world.mailed = {
      verify: await api.aMailedToken(owner, 'verify'),
      reset: await api.aMailedToken(owner, 'reset'),
      unsubscribe: unsubscribeToken(api.services, owner.id),
    };
  }
  return world;
}
