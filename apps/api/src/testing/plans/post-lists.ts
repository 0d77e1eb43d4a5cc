import { contract } from '@halved/shared/contract';
import type { Call, Scene } from './calls.ts';

const { posts, likes } = contract;

/**
 * The calls that list posts. A list needs a second statement for its total, unless the total is at its cap or the page
 * ends the list. Discovery also reads the time, and the list of one member's posts also checks for blocks.
 */
export const postLists = ({ people, after }: Scene): Call[] => [
  { of: 'All', operation: posts.list, as: 'visitor', statements: 1, blocks: 110 },
  { of: 'All', operation: posts.list, as: 'member', statements: 1, blocks: 120 },
  { of: 'All', operation: posts.list, as: 'moderator', statements: 1, blocks: 120 },
  {
    of: 'All, deep',
    operation: posts.list,
    as: 'member',
    input: after(posts.list, 9_000),
    statements: 1,
    blocks: 130,
  },
  {
    of: 'All, at an offset',
    operation: posts.list,
    as: 'member',
    input: { offset: 10_000 },
    statements: 1,
    blocks: 6_000,
  },
  {
    of: 'friends only',
    operation: posts.list,
    as: 'member',
    input: { privacyLevel: 'friends' },
    statements: 2,
    blocks: 1_400,
  },
  {
    of: 'private only',
    operation: posts.list,
    as: 'member',
    input: { privacyLevel: 'private' },
    statements: 1,
    blocks: 15,
  },
  {
    of: 'a rare category',
    operation: posts.list,
    as: 'member',
    input: { category: 'rare' },
    statements: 2,
    blocks: 240,
  },
  // Half of the blocks are read by the search, which examines 20,000 posts in the feed's index. The other half are read
  // to find the position at which the search stopped.
  {
    of: 'a search in vain',
    operation: posts.list,
    as: 'member',
    input: { query: 'Gehweg' },
    statements: 2,
    blocks: 1_700,
  },
  {
    of: 'a search',
    operation: posts.list,
    as: 'member',
    input: { query: 'think' },
    statements: 1,
    blocks: 130,
  },
  { of: 'Following', operation: posts.personalized, as: 'member', statements: 2, blocks: 1_300 },
  {
    of: 'Following a thousand',
    operation: posts.personalized,
    as: 'friendly',
    statements: 1,
    blocks: 11_000,
  },
  { of: 'Discover', operation: posts.discovery, as: 'visitor', statements: 2, blocks: 350 },
  { of: 'Discover', operation: posts.discovery, as: 'member', statements: 2, blocks: 370 },
  { of: 'Discover', operation: posts.discovery, as: 'friendly', statements: 2, blocks: 450 },
  {
    of: 'Discover, deep',
    operation: posts.discovery,
    as: 'member',
    input: after(posts.discovery, 1_000),
    statements: 1,
    blocks: 470,
  },
  {
    of: 'one’s own worries',
    operation: posts.byUser,
    as: 'member',
    input: { userId: people.member.id },
    statements: 3,
    blocks: 140,
  },
  {
    of: 'another’s worries',
    operation: posts.byUser,
    as: 'member',
    input: { userId: people.friendly.id },
    statements: 3,
    blocks: 140,
  },
  {
    of: 'what one likes',
    operation: likes.byUser,
    as: 'member',
    input: { userId: people.member.id },
    statements: 2,
    blocks: 4_800,
  },
];
