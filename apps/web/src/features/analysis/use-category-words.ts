import type { WorryCategory } from '@halved/shared/categories';
import { useTranslation } from 'react-i18next';

interface PostCategory {
  category: WorryCategory | null;
  subcategory: string | null;
}

/** The category of a post in the reader's language, such as "Work · Workload"; nothing if it is unknown. */
export function useCategoryWords(): (post: PostCategory) => string {
  const { t } = useTranslation('categories');
  const subcategories: Record<string, string> = t(($) => $.parts, { returnObjects: true });
  return ({ category, subcategory }) => {
    if (!category) return '';
    const name = t(($) => $.names[category]);
    return subcategory ? `${name} · ${subcategories[subcategory] ?? subcategory}` : name;
  };
}
