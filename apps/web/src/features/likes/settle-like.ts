import type { LikeStats } from '@halved/shared/contract/likes';

/** The two calls behind a like; each answers with what the server then counts. */
export interface LikeCalls {
  like: (postId: string) => Promise<LikeStats>;
  unlike: (postId: string) => Promise<LikeStats>;
}

interface Settling {
  confirmed: LikeStats;
  wanted: boolean;
}

export interface LikeSettler {
  /**
   * Shows what is wanted at once through `show`, and brings the server there. Clicks while a call is under
   * way only change what is wanted, so that a burst of them ends in at most one further call. A refusal
   * shows the last confirmed state again and rejects; the first click's promise carries it.
   */
  toggle: (postId: string, before: LikeStats) => Promise<void>;
}

/** The other state, with the count one up or one down (spec 2 §4). */
export const toggled = ({ isLiked, likesCount }: LikeStats): LikeStats => ({
  isLiked: !isLiked,
  likesCount: Math.max(0, likesCount + (isLiked ? -1 : 1)),
});

export function createLikeSettler(
  calls: LikeCalls,
  show: (postId: string, stats: LikeStats) => void,
): LikeSettler {
  const settling = new Map<string, Settling>();

  async function settle(postId: string, state: Settling): Promise<void> {
    while (state.wanted !== state.confirmed.isLiked) {
      state.confirmed = await (state.wanted ? calls.like(postId) : calls.unlike(postId));
    }
  }

  return {
    async toggle(postId, before) {
      const next = toggled(before);
      show(postId, next);
      const running = settling.get(postId);
      if (running) {
        running.wanted = next.isLiked;
        return;
      }
      const state: Settling = { confirmed: before, wanted: next.isLiked };
      settling.set(postId, state);
      try {
        await settle(postId, state);
      } finally {
        settling.delete(postId);
        show(postId, state.confirmed);
      }
    },
  };
}
