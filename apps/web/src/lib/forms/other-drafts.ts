import { useTranslation } from 'react-i18next';

/** What a form says of texts from other tabs; the namespace `posts` has to be there. */
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

/** Two texts as one, in paragraphs of their own; the same text is not said twice. */
export function joinTexts(one: string, other: string): string {
  if (!other.trim() || one.includes(other.trim())) return one;
  return one.trim() ? `${one.trimEnd()}\n\n${other}` : other;
}
