import { useTranslation } from 'react-i18next';

/**
 * What a form says about a draft that was restored, or that another app shared; the namespace `posts` has to be loaded.
 */
export function useRestoredTexts({ isShared = false } = {}) {
  const { t } = useTranslation('posts');
  return {
    restored: isShared ? t(($) => $.form.shared) : t(($) => $.form.restored),
    startOver: t(($) => $.form.startOver),
    ask: t(($) => $.form.startOverAsk),
    confirm: t(($) => $.form.startOverConfirm),
    keep: t(($) => $.form.keep),
  };
}
