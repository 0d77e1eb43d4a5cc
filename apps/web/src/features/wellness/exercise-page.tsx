import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../../lib/server/api-error.ts';
import { api, trpc } from '../../lib/server/trpc.ts';
import { useTextLanguage } from '../../lib/texts/text-language.ts';
import { links } from '../../links.ts';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { OtherLanguage } from '../../ui/composed/other-language.tsx';
import { Page } from '../../ui/primitives/page.tsx';
import { ExerciseView } from './exercise-view.tsx';
import { ItemNotFound } from './item-not-found.tsx';
import { LoadingText } from './list-states.tsx';
import { prefetchLatestProgress, useLatestProgress } from './use-history.ts';

/** Requests an exercise, and when it was completed last, before its page opens. */
export async function prefetchExercise(client: QueryClient, id: string): Promise<void> {
  const exercise = client.prefetchQuery({
    queryKey: getQueryKey(trpc.wellness.exercise, { id }, 'query'),
    queryFn: () => api.wellness.exercise.query({ id }),
  });
  await Promise.all([exercise, prefetchLatestProgress(client)]);
}

/**
 * An exercise with its title, loading and error states. It appears together with the card about its last time, because
 * the card would otherwise push the steps down.
 */
export function ExercisePage({ id }: { id: string }) {
  const { t } = useTranslation('wellness');
  const { t: common } = useTranslation();
  const textLanguage = useTextLanguage();
  const query = trpc.wellness.exercise.useQuery({ id });
  const { data: exercise, error } = query;
  const isHistoryFetched = useLatestProgress().isFetched;
  if (errorCode(error) === 'NOT_FOUND') {
    return (
      <ItemNotFound
        title={t(($) => $.notFound.exercise)}
        to={links.exercises}
        action={t(($) => $.centre.allExercises)}
      />
    );
  }
  if (!exercise || !isHistoryFetched) {
    return (
      <Page title={common(($) => $.titles.exercise)} busy>
        {error ? <LoadFailed query={query} failed={t(($) => $.failed.exercise)} /> : <LoadingText />}
      </Page>
    );
  }
  return (
    <Page title={exercise.title} heading={<span {...textLanguage(exercise.language)}>{exercise.title}</span>}>
      <OtherLanguage languages={[exercise.language]} />
      <ExerciseView key={exercise.id} exercise={exercise} />
    </Page>
  );
}
