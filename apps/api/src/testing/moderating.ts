import { contract } from '@halved/shared/contract';
import type { ReportReason } from '@halved/shared/report-reasons';
import type { Member } from './factories.ts';
import type { Api, Call } from './harness.ts';

const { comments, moderation, posts } = contract;

/** Texts of each kind that the policy distinguishes. */
export const words = {
  kind: 'You are not alone with this.',
  hostile: 'you stupid bitch, shut up',
  doubtful: 'you idiot, shut up',
  profane: 'I feel like shit today, this is fucking hard',
  urging: 'go kill yourself',
  danger: 'I want to kill myself tonight',
  link: 'See https://example.com/help for more',
  number: 'Call me at +49 30 1234567',
};

/** Makes moderators decide and members report. */
export async function createModerating(api: Api) {
  const moderator = await api.aMember({ role: 'moderator' });
  const queue = (input: Call<typeof moderation.queue>['input'] = {}) =>
    api.call(moderation.queue, { as: moderator, input: { limit: 100, ...input } });
  return {
    moderator,
    queue,
    /** The case of a post or a comment, open or decided; undefined if moderators do not see it. */
    itemOf: async ({ id }: { id: string }) => {
      const open = (await queue()).items.find((item) => item.id === id);
      if (open) return open;
      for (const status of ['approved', 'rejected', 'pending', 'flagged'] as const) {
        const decided = (await queue({ status })).items.find((item) => item.id === id);
        if (decided) return decided;
      }
      return undefined;
    },
    decide: (
      kind: 'post' | 'comment',
      { id }: { id: string },
      decision: 'approve' | 'reject',
      note?: string,
    ) => api.call(moderation.decide, { as: moderator, input: { kind, id, decision, ...(note && { note }) } }),
    report: (
      as: Member,
      kind: 'post' | 'comment',
      { id }: { id: string },
      reason?: ReportReason,
      details?: string,
    ) =>
      api.call((kind === 'post' ? posts : comments).report, {
        as,
        input: { id, ...(reason && { reason }), ...(details && { details }) },
      }),
    say: (as: Member, { id }: { id: string }, content: string, parentCommentId?: string) =>
      api.call(comments.create, {
        as,
        input: { postId: id, content, ...(parentCommentId && { parentCommentId }) },
      }),
  };
}

export type Moderating = Awaited<ReturnType<typeof createModerating>>;
