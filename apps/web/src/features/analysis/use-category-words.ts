import type { WorryCategory } from '@halved/shared/categories';
import { useTranslation } from 'react-i18next';

interface Place {
  category: WorryCategory | null;
  subcategory: string | null;
}

/** What a worry is about in the reader's language: "Work · Workload"; nothing where nothing is known. */
export function useCategoryWords(): (place: Place) => string {
  const { t } = useTranslation('categories');
  const parts: Record<string, string> = t(($) => $.parts, { returnObjects: true });
  return ({ category, subcategory }) => {
    if (!category) return '';
    const name = t(($) => $.names[category]);
    return subcategory ? `${name} · ${parts[subcategory] ?? subcategory}` : name;
  };
}
