import type { ExerciseSummary } from '@halved/shared/contract/wellness';
import { limits } from '@halved/shared/limits';
import { difficulties, exerciseCategories } from '@halved/shared/wellness-kinds';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nextCursorOf } from '../../lib/cache/next-cursor.ts';
import { uniqueById } from '../../lib/cache/unique-by-id.ts';
import { known } from '../../lib/navigation/known.ts';
import { type UrlFilters, useUrlFilters } from '../../lib/navigation/url-filters.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { Choice, Filters } from '../../ui/composed/filters.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { NextPage } from '../../ui/composed/next-page.tsx';
import { OtherLanguage } from '../../ui/composed/other-language.tsx';
import { useCountedLabel } from './counted-label.ts';
import { LibraryCards } from './library-card.tsx';
import { Found, LoadingCards, NothingFound } from './list-states.tsx';
import { useWords } from './use-words.ts';

const readFilters = ({ requested, requestedWords }: UrlFilters) => ({
  category: known(exerciseCategories, requested('category')),
  difficulty: known(difficulties, requested('difficulty')),
  words: requestedWords,
});

function useExercises({ category, difficulty, words }: ReturnType<typeof readFilters>) {
  const { data, ...query } = trpc.wellness.exercises.useInfiniteQuery(
    {
      limit: limits.page.size,
      ...(category && { category }),
      ...(difficulty && { difficulty }),
      ...(words && { query: words }),
    },
    { getNextPageParam: nextCursorOf, placeholderData: keepPreviousData },
  );
  const exercises: ExerciseSummary[] | undefined =
    data && uniqueById(data.pages.flatMap((page) => page.exercises));
  return { ...query, exercises, total: data?.pages[0]?.total ?? 0 };
}

/** The guided exercises, filtered by category, difficulty and search words in the query string. */
export function ExerciseList() {
  const { t } = useTranslation('wellness');
  const { t: common } = useTranslation();
  const filters = useUrlFilters();
  const query = useExercises(readFilters(filters));
  const { exercises, total, isError, isPlaceholderData } = query;
  const failed = t(($) => $.failed.exercises);
  const clear = () => filters.clear(['category', 'difficulty']);
  return (
    <>
      <ExerciseFilters filters={filters} />
      {!exercises && (isError ? <LoadFailed query={query} failed={failed} /> : <LoadingCards />)}
      {exercises && (
        <div aria-busy={isPlaceholderData}>
          <Found text={isPlaceholderData ? null : t(($) => $.list.exercises, { count: total })} />
          <OtherLanguage languages={exercises.map(({ language }) => language)} />
          <LibraryCards exercises={exercises} heading="h2" />
          {exercises.length === 0 && <NothingFound onClear={clear} />}
          {!isPlaceholderData && (
            <NextPage
              pages={query}
              texts={{
                loading: t(($) => $.list.loadingMore),
                failed,
                retry: common(($) => $.actions.tryAgain),
              }}
            />
          )}
        </div>
      )}
    </>
  );
}

function ExerciseFilters({ filters }: { filters: UrlFilters }) {
  const { t } = useTranslation('wellness');
  const words = useWords();
  const counted = useCountedLabel();
  const { category, difficulty } = readFilters(filters);
  const { data } = trpc.wellness.exerciseCategories.useQuery();
  const countOf = (name: string) => data?.categories.find((entry) => entry.category === name)?.count;
  return (
    <Filters label={t(($) => $.list.searchExercises)} filters={filters}>
      <Choice
        label={t(($) => $.list.category)}
        all={t(($) => $.list.allCategories)}
        chosen={category}
        options={exerciseCategories.map((value) => ({
          value,
          label: counted(words.category(value), countOf(value)),
        }))}
        onChoose={(value) => filters.set('category', value)}
      />
      <Choice
        label={t(($) => $.list.difficulty)}
        all={t(($) => $.list.allDifficulties)}
        chosen={difficulty}
        options={difficulties.map((value) => ({ value, label: words.difficulty(value) }))}
        onChoose={(value) => filters.set('difficulty', value)}
      />
    </Filters>
  );
}
