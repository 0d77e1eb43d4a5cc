import type { WrittenTo } from './checks.ts';
import type { Occasion } from './plain-statements.ts';

/** Returns the next occasion to write at each call: each member in turn, on each post in turn. */
export function inTurn<Member extends { readonly id: string }>(
  members: readonly Member[],
  posts: readonly WrittenTo[],
): () => Occasion & { readonly member: Member } {
  let count = 0;
  return () => {
    const member = members[count % members.length];
    const post = posts[count++ % posts.length];
    if (!member || !post) throw new Error('nobody to write, or nothing to write on');
    return { writerId: member.id, member, ...post };
  };
}
