import { store } from './draft-slots.ts';
import { draftNames, keyOf } from './drafts.ts';

/** Removes a member's drafts about a post that is deleted. No form can open them any more. */
export function removeDraftsAbout(accountId: string, postId: string): void {
  for (const name of draftNames(accountId)) {
    if (name.split(/[:~]/).includes(postId)) store(keyOf(accountId, name), null);
  }
}
