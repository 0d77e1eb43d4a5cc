import { contract } from '@halved/shared/contract';
import type { Remark, Worry } from './community.ts';
import type { Scene } from './scene.ts';

const { comments, moderation, posts } = contract;

const kindOf = (thing: Worry | Remark) => ('worry' in thing ? 'comment' : 'post');

/** Reports an item that the reporter sees and did not write. */
export async function report(scene: Scene, thing: Worry | Remark): Promise<void> {
  const { step, model, talk, judged, call } = scene;
  const isSeen =
    'worry' in thing
      ? talk.reaches(step.by, thing.worry) && talk.sees(step.by, thing)
      : model.sees(step.by, thing);
  const operation = 'worry' in thing ? comments.report : posts.report;
  if (await call(operation, { id: thing.id }, judged.refusalOf(step.by, thing, isSeen)))
    judged.reported(step.by, thing);
}

/** Decides on a case as a moderator. */
export async function decide({ step, model, judged, call }: Scene, thing: Worry | Remark): Promise<void> {
  const status = step.status === 'approved' || step.status === 'pending' ? 'approved' : 'rejected';
  const decision = status === 'approved' ? 'approve' : 'reject';
  const refusal = () => {
    if (!model.isModerator(step.by)) return 'FORBIDDEN';
    if (!judged.comesUp(thing)) return 'NOT_FOUND';
    return thing.author === step.by ? 'FORBIDDEN' : null;
  };
  const input = { kind: kindOf(thing), id: thing.id, decision } as const;
  if (await call(moderation.decide, input, refusal())) judged.decided(step.by, thing, status);
}

/** Holds or approves a comment as if it had been screened differently, with its counters. */
export async function hold({ api, step, judged }: Scene, remark: Remark): Promise<void> {
  if (remark.author === null) return;
  const by = Number(step.status === 'approved') - Number(remark.moderationStatus === 'approved');
  remark.moderationStatus = step.status;
  await api.pool.query('update comments set moderation_status = $2 where id = $1', [remark.id, step.status]);
  const parent = 'update comments set replies_count = replies_count + $2 where id = $1';
  await api.pool.query(parent, [remark.parent?.id, by]);
  const post = 'update posts set comments_count = comments_count + $2 where id = $1';
  await api.pool.query(post, [remark.worry.id, by]);
  if (step.status !== 'pending' && step.status !== 'flagged') return;
  await api.pool.query('delete from moderation_cases where comment_id = $1', [remark.id]);
  await api.aCase({ comment: remark });
  judged.open(remark, false);
}
