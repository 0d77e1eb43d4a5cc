import { limits } from '@halved/shared/limits';
import { addDrafts } from '../../lib/writing/add-drafts.ts';
import { joinTexts } from '../../lib/writing/other-drafts.ts';
import { postDraft } from './post-draft.ts';
import type { PostForm } from './post-form.ts';
import { sharedParams } from './shared-text.ts';
import { splitPost } from './split-post.ts';

type Words = Pick<PostForm, 'shortContent' | 'longContent'>;

/** What another app shared, as one text. Many apps repeat the address in the text; it is then left out. */
export const sharedText = (params: URLSearchParams): string =>
  sharedParams.map((name) => params.get(name)?.trim() ?? '').reduce(joinTexts, '');

/**
 * The worries that hold a text of any length: what fits into the post, then into its extended content, and the rest in
 * further worries.
 */
export function worriesOf(text: string): Words[] {
  const worries: Words[] = [];
  for (let left = text; left !== ''; ) {
    const { fits: shortContent, rest } = splitPost(left);
    const { fits: longContent, rest: after } = splitPost(rest, limits.longContent.max);
    worries.push({ shortContent, longContent });
    left = after;
  }
  return worries;
}

/** Keeps what another app shared as drafts of a member, or of a visitor, who takes them along when signing in. */
export function keepShared(accountId: string | null, params: URLSearchParams): void {
  const drafts = worriesOf(sharedText(params)).map((values) => JSON.stringify({ values, isShared: true }));
  addDrafts(accountId, postDraft, drafts);
}
