import type { Operation, OutputOf } from '@halved/shared/contract/operation';
import type { ErrorCode } from '@halved/shared/errors';
import { expect } from 'vitest';
import { dataOf, refusalOf } from './answers.ts';
import { createCommentsModel } from './comments-model.ts';
import type { Community, ModelComment, ModelPost } from './community.ts';
import type { Api, Call } from './harness.ts';
import { createModel } from './model.ts';
import { createModerationModel } from './moderation-model.ts';
import { createNotificationsModel } from './notifications-model.ts';
import type { Step } from './steps.ts';

const pairs = {
  likes: 'user_id, post_id',
  follows: 'follower_id, followed_id',
  blocks: 'blocker_id, blocked_id',
};

const pick = <Item>(list: Item[], number: number): Item | undefined =>
  list[number % Math.max(1, list.length)];

/** Prepares what a step needs: the actor, the subjects, and the model. */
export function sceneOf(api: Api, community: Community, step: Step) {
  const model = createModel(community);
  const commentsModel = createCommentsModel(community, model);
  const notificationsModel = createNotificationsModel(community, model, commentsModel);
  const { people, posts, comments } = community;
  const as = people[step.by];
  const other = step.at % people.length;
  return {
    api,
    community,
    step,
    model,
    commentsModel,
    notificationsModel,
    moderationModel: createModerationModel(community, notificationsModel),
    as,
    other,
    otherPerson: people[other],
    post: pick(posts, step.at),
    comment: pick(comments, step.at),
    above: step.under === null ? undefined : pick(comments, step.under),

    /** Calls as the actor. Returns the answer, or null if the call was refused as the model expects. */
    async call<O extends Operation>(
      operation: O,
      input: NonNullable<Call<O>['input']>,
      refusal: ErrorCode | null,
    ): Promise<OutputOf<O> | null> {
      const response = await api.send(operation, { as, input });
      if (refusal === null) return dataOf(operation, response);
      expect(refusalOf(response).code, `${operation.route} by ${step.by}`).toBe(refusal);
      return null;
    },

    /** The moment at which the database stored a like, a follow or a block. */
    async createdAt(table: keyof typeof pairs, from?: string, to?: string): Promise<Date> {
      const text = `select created_at from ${table} where (${pairs[table]}) = ($1, $2)`;
      return (await api.pool.query(text, [from, to])).rows[0].created_at;
    },
  };
}

export type Scene = ReturnType<typeof sceneOf>;

export const hidden = (isVisible: boolean): ErrorCode | null => (isVisible ? null : 'NOT_FOUND');

/** The error that the actor gets for changing a post; null if the actor wrote the post. */
export function ownPostRefusal({ model, step }: Scene, post: ModelPost): ErrorCode | null {
  if (!model.opens(step.by, post)) return 'NOT_FOUND';
  return post.author === step.by ? null : 'FORBIDDEN';
}

/** The error that the actor gets for changing a comment; null if the actor wrote the comment. */
export function ownCommentRefusal({ commentsModel, step }: Scene, comment: ModelComment): ErrorCode | null {
  if (!commentsModel.seesPost(step.by, comment.post) || !commentsModel.sees(step.by, comment))
    return 'NOT_FOUND';
  return comment.author === step.by ? null : 'FORBIDDEN';
}
