import { useTranslation } from 'react-i18next';

/** What is said about a text behind its author's note; the namespace `posts` has to be loaded. */
export function useFoldedTexts() {
  const { t } = useTranslation('posts');
  return {
    note: t(($) => $.card.sensitiveNote),
    show: t(($) => $.card.sensitiveShow),
    hide: t(($) => $.card.sensitiveHide),
  };
}
