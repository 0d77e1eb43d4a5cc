import { techniqueCategories } from '@halved/shared/wellness-kinds';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { known } from '../../lib/navigation/known.ts';
import { type UrlFilters, useUrlFilters } from '../../lib/navigation/url-filters.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { Choice, Filters } from '../../ui/composed/filters.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { OtherLanguage } from '../../ui/composed/other-language.tsx';
import { useCountedLabel } from './counted-label.ts';
import { LibraryCards } from './library-card.tsx';
import { Found, LoadingCards, NothingFound } from './list-states.tsx';
import { useWords } from './use-words.ts';

/** The coping techniques, filtered by category and search words in the query string. */
export function TechniqueList() {
  const { t } = useTranslation('wellness');
  const filters = useUrlFilters();
  const category = known(techniqueCategories, filters.requested('category'));
  const query = trpc.wellness.techniques.useQuery(
    { ...(category && { category }), ...(filters.requestedWords && { query: filters.requestedWords }) },
    { placeholderData: keepPreviousData },
  );
  const { data, isError, isPlaceholderData } = query;
  return (
    <>
      <TechniqueFilters filters={filters} />
      {!data &&
        (isError ? <LoadFailed query={query} failed={t(($) => $.failed.techniques)} /> : <LoadingCards />)}
      {data && (
        <div aria-busy={isPlaceholderData}>
          <Found
            text={isPlaceholderData ? null : t(($) => $.list.techniques, { count: data.techniques.length })}
          />
          <OtherLanguage languages={data.techniques.map(({ language }) => language)} />
          <LibraryCards techniques={data.techniques} heading="h2" />
          {data.techniques.length === 0 && <NothingFound onClear={() => filters.clear(['category'])} />}
        </div>
      )}
    </>
  );
}

function TechniqueFilters({ filters }: { filters: UrlFilters }) {
  const { t } = useTranslation('wellness');
  const words = useWords();
  const counted = useCountedLabel();
  const { data } = trpc.wellness.techniqueCategories.useQuery();
  const countOf = (name: string) => data?.categories.find((entry) => entry.category === name)?.count;
  return (
    <Filters label={t(($) => $.list.searchTechniques)} filters={filters}>
      <Choice
        label={t(($) => $.list.category)}
        all={t(($) => $.list.allCategories)}
        chosen={known(techniqueCategories, filters.requested('category'))}
        options={techniqueCategories.map((value) => ({
          value,
          label: counted(words.category(value), countOf(value)),
        }))}
        onChoose={(value) => filters.set('category', value)}
      />
    </Filters>
  );
}
