import type { Operation, OutputOf } from '@halved/shared/contract/operation';
import type { ErrorCode } from '@halved/shared/errors';
import { expect } from 'vitest';
import { dataOf, refusalOf } from './answers.ts';
import type { Community, Remark, Worry } from './community.ts';
import type { Api, Call } from './harness.ts';
import { createJudgedModel } from './judged-model.ts';
import { createModel } from './model.ts';
import { createRemarksModel } from './remarks-model.ts';
import type { Step } from './steps.ts';
import { createToldModel } from './told-model.ts';

const pairs = {
  likes: 'user_id, post_id',
  follows: 'follower_id, followed_id',
  blocks: 'blocker_id, blocked_id',
};

const pick = <Item>(list: Item[], number: number): Item | undefined =>
  list[number % Math.max(1, list.length)];

/** What a step needs: the actor, the subjects, and the model. */
export function sceneOf(api: Api, community: Community, step: Step) {
  const model = createModel(community);
  const talk = createRemarksModel(community, model);
  const told = createToldModel(community, model, talk);
  const { people, worries, remarks } = community;
  const as = people[step.by];
  const other = step.at % people.length;
  return {
    api,
    community,
    step,
    model,
    talk,
    told,
    judged: createJudgedModel(community, told),
    as,
    other,
    them: people[other],
    worry: pick(worries, step.at),
    remark: pick(remarks, step.at),
    above: step.under === null ? undefined : pick(remarks, step.under),

    /** Calls as the actor; returns the answer, or null where the call was refused as the model expects. */
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

    /** When a follow or block was made, by the database. */
    async madeAt(table: keyof typeof pairs, from?: string, to?: string): Promise<Date> {
      const text = `select created_at from ${table} where (${pairs[table]}) = ($1, $2)`;
      return (await api.pool.query(text, [from, to])).rows[0].created_at;
    },
  };
}

export type Scene = ReturnType<typeof sceneOf>;

export const hidden = (isThere: boolean): ErrorCode | null => (isThere ? null : 'NOT_FOUND');

/** The error for changing another member's post. */
export function ownWorry({ model, step }: Scene, worry: Worry): ErrorCode | null {
  if (!model.opens(step.by, worry)) return 'NOT_FOUND';
  return worry.author === step.by ? null : 'FORBIDDEN';
}

/** The error for changing another member's comment. */
export function ownRemark({ talk, step }: Scene, remark: Remark): ErrorCode | null {
  if (!talk.reaches(step.by, remark.worry) || !talk.sees(step.by, remark)) return 'NOT_FOUND';
  return remark.author === step.by ? null : 'FORBIDDEN';
}
