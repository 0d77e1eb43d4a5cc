import { useTranslation } from 'react-i18next';

/** What is said of words that their author put a note before; the namespace `posts` has to be there. */
export function useFoldedTexts() {
  const { t } = useTranslation('posts');
  return {
    note: t(($) => $.card.sensitiveNote),
    show: t(($) => $.card.sensitiveShow),
    hide: t(($) => $.card.sensitiveHide),
  };
}
