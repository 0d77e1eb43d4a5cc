import { contract } from '@halved/shared/contract';
import type { Worry } from './community.ts';
import { outcomeOf } from './resolved-model.ts';
import { ownWorry, type Scene } from './scene.ts';

const { resolutions } = contract;

/** Resolves a post. */
export async function resolve(scene: Scene, worry: Worry): Promise<void> {
  const refusal = () => {
    if (!worry.publishedAt) return 'NOT_PUBLISHED';
    return worry.resolvedAt ? 'ALREADY_RESOLVED' : null;
  };
  const input = { postId: worry.id, ...outcomeOf(worry) };
  const made = await scene.call(resolutions.resolve, input, ownWorry(scene, worry) ?? refusal());
  if (!made) return;
  worry.resolvedAt = new Date(made.resolvedAt);
  scene.told.resolved(worry);
}

/** Takes a resolution back. */
export async function reopen(scene: Scene, worry: Worry): Promise<void> {
  const refusal = ownWorry(scene, worry) ?? (worry.resolvedAt ? null : 'NOT_FOUND');
  if (!(await scene.call(resolutions.unresolve, { postId: worry.id }, refusal))) return;
  worry.resolvedAt = null;
  scene.told.reopened(worry);
  // The words of the resolution may have been what held the post.
  if (worry.moderationStatus !== 'approved') scene.judged.judgedAgain(worry, true);
}
