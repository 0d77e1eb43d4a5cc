import { useTranslation } from 'react-i18next';

/** What a form says about a draft that was restored; the namespace `posts` has to be loaded. */
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
