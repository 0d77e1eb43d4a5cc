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

/** Joins two texts as paragraphs of one; a text that the other already holds is not repeated. */
export function joinTexts(one: string, other: string): string {
  if (!other.trim() || one.includes(other.trim())) return one;
  return one.trim() ? `${one.trimEnd()}\n\n${other}` : other;
}
