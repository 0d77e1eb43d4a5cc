import { useTranslation } from 'react-i18next';

/** What a form says of something half-written that is there again; the namespace `posts` has to be there. */
export function useRestoredTexts() {
  const { t } = useTranslation('posts');
  return {
    restored: t(($) => $.form.restored),
    startOver: t(($) => $.form.startOver),
    ask: t(($) => $.form.startOverAsk),
    confirm: t(($) => $.form.startOverConfirm),
    keep: t(($) => $.form.keep),
  };
}
