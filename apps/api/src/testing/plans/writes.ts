import { contract } from '@halved/shared/contract';
import type { Call, Scene } from './calls.ts';

const { posts, comments, likes, users } = contract;

const oneMore = { shortContent: 'One more.', worryPrompt: 'I worry that …', privacyLevel: 'public' };
const reason = 'other';
const oneMoreComment = 'One more comment.';

/** The statements that undo the writes, so that the writes can be sent again. */
export const undoing = [
  `delete from posts where short_content = '${oneMore.shortContent}'`,
  `delete from reports where reason = '${reason}'`,
  `delete from comments where content = '${oneMoreComment}'`,
];

/** The calls that write. */
export const writes = ({ post, comment }: Scene): Call[] => [
  { of: 'like', operation: likes.like, as: 'member', input: { postId: post.id }, statements: 1, blocks: 20 },
  {
    of: 'unlike',
    operation: likes.unlike,
    as: 'member',
    input: { postId: post.id },
    statements: 1,
    blocks: 20,
  },
  {
    of: 'comment',
    operation: comments.create,
    as: 'member',
    input: { postId: post.id, content: oneMoreComment },
    statements: 1,
    blocks: 50,
  },
  {
    of: 'reply',
    operation: comments.create,
    as: 'member',
    input: { postId: post.id, content: oneMoreComment, parentCommentId: comment.id },
    statements: 1,
    blocks: 75,
  },
  {
    of: 'follow',
    operation: users.follow,
    as: 'member',
    input: { username: 'crowd_0' },
    statements: 4,
    blocks: 30,
  },
  {
    of: 'share',
    operation: posts.create,
    as: 'member',
    input: oneMore,
    statements: 1,
    blocks: 60,
  },
  // The report locks the post, then writes the report and its case.
  {
    of: 'report a worry',
    operation: posts.report,
    as: 'member',
    input: { id: post.id, reason },
    statements: 4,
    blocks: 50,
  },
  {
    of: 'report a comment',
    operation: comments.report,
    as: 'member',
    input: { id: comment.id, reason },
    statements: 4,
    blocks: 55,
  },
];
