import { worryCategories } from '@halved/shared/categories';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { known } from '../../lib/navigation/known.ts';
import { useUrlFilters } from '../../lib/navigation/url-filters.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { EmptyState } from '../../ui/composed/empty-state.tsx';
import { Choice, Filters } from '../../ui/composed/filters.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { OtherLanguage } from '../../ui/composed/other-language.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { GuideCard } from './guide-card.tsx';

/** The guides, filtered by category and search words in the query string. */
export function GuideList() {
  const { t } = useTranslation('resources');
  const { t: categories } = useTranslation('categories');
  const number = useNumber();
  const filters = useUrlFilters();
  const category = known(worryCategories, filters.requested('category'));
  const words = filters.requestedWords;
  const query = trpc.resources.guides.useQuery(
    { ...(category && { category }), ...(words && { query: words }) },
    { placeholderData: keepPreviousData },
  );
  const { data, isError, isPlaceholderData } = query;
  const guides = data?.guides;
  const count = guides?.length ?? 0;
  return (
    <>
      <Filters label={t(($) => $.guides.search)} filters={filters}>
        <Choice
          label={t(($) => $.guides.category)}
          all={t(($) => $.guides.allCategories)}
          chosen={category}
          options={worryCategories.map((value) => ({ value, label: categories(($) => $.names[value]) }))}
          onChoose={(value) => filters.set('category', value)}
        />
      </Filters>
      {!guides &&
        (isError ? (
          <LoadFailed query={query} failed={t(($) => $.guides.failed)} />
        ) : (
          <Skeleton label={t(($) => $.guides.loading)} count={4} />
        ))}
      {guides && (
        <div aria-busy={isPlaceholderData}>
          <p role="status" className="mb-3 text-small text-muted">
            {!isPlaceholderData && t(($) => $.guides.found, { count, number: number(count) })}
          </p>
          <OtherLanguage languages={guides.map(({ language }) => language)} />
          <ul className="grid gap-4 md:grid-cols-2">
            {guides.map((guide) => (
              <li key={guide.id}>
                <GuideCard guide={guide} />
              </li>
            ))}
          </ul>
          {count === 0 && !isPlaceholderData && <NoGuides onClear={() => filters.clear(['category'])} />}
        </div>
      )}
    </>
  );
}

function NoGuides({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('resources');
  return (
    <EmptyState
      title={t(($) => $.guides.nothing)}
      action={<Button onClick={onClear}>{t(($) => $.guides.clear)}</Button>}
    >
      {t(($) => $.guides.nothingText)}
    </EmptyState>
  );
}
