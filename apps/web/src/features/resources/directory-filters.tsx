import { worryCategories } from '@halved/shared/categories';
import { resourceCosts } from '@halved/shared/resource-kinds';
import { useTranslation } from 'react-i18next';
import type { UrlFilters } from '../../lib/navigation/url-filters.ts';
import { Choice, Filters } from '../../ui/composed/filters.tsx';
import { Checkbox } from '../../ui/primitives/checkbox.tsx';
import type { DirectoryFilters as Chosen } from './directory-query.ts';
import { TagFilter } from './tag-filter.tsx';

export interface DirectoryFiltersProps {
  filters: UrlFilters;
  chosen: Chosen;
}

/**
 * Search words, category, cost, tags and crisis lines only. The country is chosen above the crisis lines, because they
 * depend on it too.
 */
export function DirectoryFilters({ filters, chosen }: DirectoryFiltersProps) {
  const { t } = useTranslation('resources');
  const { t: categories } = useTranslation('categories');
  return (
    <div className="print:hidden">
      <Filters label={t(($) => $.search)} filters={filters}>
        <Choice
          label={t(($) => $.category)}
          all={t(($) => $.allCategories)}
          chosen={chosen.category}
          options={worryCategories.map((value) => ({ value, label: categories(($) => $.names[value]) }))}
          onChoose={(value) => filters.set('category', value)}
        />
        <Choice
          label={t(($) => $.cost)}
          all={t(($) => $.allCosts)}
          chosen={chosen.cost}
          options={resourceCosts.map((value) => ({ value, label: t(($) => $.costs[value]) }))}
          onChoose={(value) => filters.set('cost', value)}
        />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1 sm:col-span-2 md:col-span-3">
          <TagFilter chosen={chosen.tags} onChange={(tags) => filters.set('tags', tags.join(','))} />
          <Checkbox
            label={t(($) => $.onlyCrisis)}
            checked={chosen.onlyCrisis}
            onChange={({ target }) => filters.set('isCrisis', target.checked ? 'true' : '')}
          />
        </div>
      </Filters>
    </div>
  );
}
