import { contract } from '@halved/shared/contract';
import type { Call, Scene } from './calls.ts';

const { posts, likes, users, community, dashboard } = contract;

/** The calls that read single posts, members and the dashboard. */
export const reads = ({ post }: Scene): Call[] => [
  { of: 'one worry', operation: posts.get, as: 'member', input: { id: post.id }, statements: 1, blocks: 18 },
  {
    of: 'likes',
    operation: likes.stats,
    as: 'member',
    input: { postId: post.id },
    statements: 1,
    blocks: 15,
  },
  {
    of: 'a profile',
    operation: users.profile,
    as: 'member',
    input: { username: 'crowd_7' },
    statements: 1,
    blocks: 15,
  },
  {
    of: 'followers',
    operation: users.followers,
    as: 'member',
    input: { username: 'crowd_0' },
    statements: 1,
    blocks: 140,
  },
  {
    of: 'followed',
    operation: users.following,
    as: 'member',
    input: { username: 'crowd_0' },
    statements: 1,
    blocks: 120,
  },
  { of: 'the members', operation: community.members, as: 'member', statements: 1, blocks: 60 },
  { of: 'the dashboard', operation: dashboard.get, as: 'member', statements: 1, blocks: 50 },
];
