import { worryCategories } from '@halved/shared/categories';
import { useTranslation } from 'react-i18next';
import type { UrlFilters } from '../../lib/navigation/url-filters.ts';
import { Choice, Filters } from '../../ui/composed/filters.tsx';
import type { StoryQuery } from './story-query.ts';

export interface StoryFiltersProps {
  filters: UrlFilters;
  query: StoryQuery;
}

/** Filters the stories by category and search words. */
export function StoryFilters({ filters, query }: StoryFiltersProps) {
  const { t } = useTranslation('resolutions');
  const { t: names } = useTranslation('categories');
  return (
    <Filters
      label={t(($) => $.stories.search)}
      placeholder={t(($) => $.stories.searchPlaceholder)}
      filters={filters}
    >
      <Choice
        label={t(($) => $.stories.category)}
        all={t(($) => $.stories.allCategories)}
        chosen={query.category}
        options={worryCategories.map((value) => ({ value, label: names(($) => $.names[value]) }))}
        onChoose={(value) => filters.set('category', value)}
      />
    </Filters>
  );
}
