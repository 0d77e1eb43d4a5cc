import { moderationStatuses, privacyLevels } from '@halved/shared/contract/scalars';
import fc from 'fast-check';

const kinds = [
  'comment',
  'like',
  'unlike',
  'follow',
  'unfollow',
  'block',
  'unblock',
  'edit',
  'delete',
  'hold',
  'report',
  'reportWorry',
  'reportByEveryone',
  'decide',
  'decideWorry',
  'resolve',
  'reopen',
  'hide',
  'share',
  'remove',
  'readOne',
  'readAll',
  'mute',
] as const;

/**
 * Generates the next steps of members. `by` is the member who acts. `at` selects the post, person or comment that the
 * step is about, and `under` the comment to reply to. `status` is the new status of a comment, or what a moderator
 * decides. `privacyLevel` is the new privacy level of a post.
 */
export const steps = (size: number) =>
  fc.array(
    fc.record({
      kind: fc.oneof(
        { weight: 1, arbitrary: fc.constant('comment' as const) },
        { weight: 1, arbitrary: fc.constantFrom(...kinds) },
      ),
      by: fc.nat(size - 1),
      at: fc.nat(40),
      under: fc.option(fc.nat(40)),
      status: fc.constantFrom(...moderationStatuses),
      privacyLevel: fc.constantFrom(...privacyLevels),
    }),
    { maxLength: 20, size: 'max' },
  );

type Of<A> = A extends fc.Arbitrary<infer Value> ? Value : never;
export type Step = Of<ReturnType<typeof steps>>[number];
