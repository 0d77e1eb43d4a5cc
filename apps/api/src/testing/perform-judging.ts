import { contract } from '@halved/shared/contract';
import { screenUnread } from '../modules/moderation/public.ts';
import { unreadSubjects } from '../modules/screening/public.ts';
import type { ModelComment, ModelPost } from './community.ts';
import type { Scene } from './scene.ts';

const { comments, moderation, posts } = contract;

const kindOf = (item: ModelPost | ModelComment) => ('post' in item ? 'comment' : 'post');

/** Reports an item. Expects a refusal if the reporter does not see it, wrote it, or has reported it before. */
export async function report(scene: Scene, item: ModelPost | ModelComment): Promise<void> {
  const { step, model, commentsModel, moderationModel, call } = scene;
  const isSeen =
    'post' in item
      ? commentsModel.seesPost(step.by, item.post) && commentsModel.sees(step.by, item)
      : model.sees(step.by, item);
  const operation = 'post' in item ? comments.report : posts.report;
  if (await call(operation, { id: item.id }, moderationModel.refusalOf(step.by, item, isSeen)))
    moderationModel.reported(step.by, item);
}

/**
 * Decides about an item. Expects a refusal if the member is no moderator or wrote the item, or if the item is not in the
 * queue.
 */
export async function decide(
  { step, model, moderationModel, call }: Scene,
  item: ModelPost | ModelComment,
): Promise<void> {
  const status = step.status === 'approved' || step.status === 'pending' ? 'approved' : 'rejected';
  const decision = status === 'approved' ? 'approve' : 'reject';
  const refusal = () => {
    if (!model.isModerator(step.by)) return 'FORBIDDEN';
    if (!moderationModel.isInQueue(item)) return 'NOT_FOUND';
    return item.author === step.by ? 'FORBIDDEN' : null;
  };
  const input = { kind: kindOf(item), id: item.id, decision } as const;
  if (await call(moderation.decide, input, refusal())) moderationModel.decided(step.by, item, status);
}

/**
 * Judges the comments under a post that has become public or has stopped to be public, as the job `read-unread` does.
 */
export async function judgeComments({ api, moderationModel }: Scene, post: ModelPost): Promise<void> {
  for (const subject of await unreadSubjects(api.db, [])) await screenUnread(api.services, subject);
  moderationModel.commentsScreenedAgain(post);
}

/**
 * Gives a comment the status of the step directly in the database, and corrects the counters. A held comment gets an
 * open case.
 */
export async function hold({ api, step, moderationModel }: Scene, comment: ModelComment): Promise<void> {
  if (comment.author === null) return;
  const by = Number(step.status === 'approved') - Number(comment.moderationStatus === 'approved');
  comment.moderationStatus = step.status;
  await api.pool.query('update comments set moderation_status = $2 where id = $1', [comment.id, step.status]);
  const parent = 'update comments set replies_count = replies_count + $2 where id = $1';
  await api.pool.query(parent, [comment.parent?.id, by]);
  const post = 'update posts set comments_count = comments_count + $2 where id = $1';
  await api.pool.query(post, [comment.post.id, by]);
  if (step.status !== 'pending' && step.status !== 'flagged') return;
  await api.pool.query('delete from moderation_cases where comment_id = $1', [comment.id]);
  await api.aCase({ comment });
  moderationModel.open(comment, false);
}
