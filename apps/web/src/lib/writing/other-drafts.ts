import { useTranslation } from 'react-i18next';

/** What a form says about drafts from other tabs; the namespace `posts` has to be loaded. */
export function useOtherDraftTexts() {
  const { t } = useTranslation('posts');
  return {
    lead: t(($) => $.form.other),
    add: t(($) => $.form.otherAdd),
    remove: t(($) => $.form.otherRemove),
    ask: t(($) => $.form.startOverAsk),
    confirm: t(($) => $.form.startOverConfirm),
    keep: t(($) => $.form.keep),
  };
}

/** Joins two texts as paragraphs of one text. The second is left out if the first contains it. */
export function joinTexts(first: string, second: string): string {
  if (!second.trim() || first.includes(second.trim())) return first;
  return first.trim() ? `${first.trimEnd()}\n\n${second}` : second;
}
