import { useTranslation } from 'react-i18next';

/** The texts around a text that is folded behind its content note; the namespace `posts` has to be loaded. */
export function useFoldedTexts() {
  const { t } = useTranslation('posts');
  return {
    note: t(($) => $.card.sensitiveNote),
    show: t(($) => $.card.sensitiveShow),
    hide: t(($) => $.card.sensitiveHide),
  };
}
