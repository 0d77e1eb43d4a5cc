import { contract } from '@halved/shared/contract';
import type { ModelPost } from './community.ts';
import { outcomeOf } from './resolutions-model.ts';
import { ownPostRefusal, type Scene } from './scene.ts';

const { resolutions } = contract;

/** Resolves a post. */
export async function resolve(scene: Scene, post: ModelPost): Promise<void> {
  const refusal = () => {
    if (!post.publishedAt) return 'NOT_PUBLISHED';
    return post.resolvedAt ? 'ALREADY_RESOLVED' : null;
  };
  const input = { postId: post.id, ...outcomeOf(post) };
  const created = await scene.call(resolutions.resolve, input, ownPostRefusal(scene, post) ?? refusal());
  if (!created) return;
  post.resolvedAt = new Date(created.resolvedAt);
  scene.notificationsModel.resolved(post);
  scene.moderationModel.forgetDecision(post);
}

/** Takes a resolution back. */
export async function reopen(scene: Scene, post: ModelPost): Promise<void> {
  const refusal = ownPostRefusal(scene, post) ?? (post.resolvedAt ? null : 'NOT_FOUND');
  if (!(await scene.call(resolutions.unresolve, { postId: post.id }, refusal))) return;
  post.resolvedAt = null;
  scene.notificationsModel.reopened(post);
  // The post may have been held because of the words of the resolution.
  if (post.moderationStatus !== 'approved') scene.moderationModel.screenedAgain(post, true);
}
