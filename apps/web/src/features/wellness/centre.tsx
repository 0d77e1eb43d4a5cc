import { limits } from '@halved/shared/limits';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { api, trpc } from '../../lib/server/trpc.ts';
import { links } from '../../links.ts';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { OtherLanguage } from '../../ui/composed/other-language.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { ContinueCard } from './continue-card.tsx';
import { LibraryCards } from './library-card.tsx';
import { LoadingCards } from './list-states.tsx';
import { QuickLinks } from './quick-links.tsx';
import { prefetchLatestProgress, useLatestProgress } from './use-history.ts';

const recommendedInput = { limit: limits.recommendations };
const popularInput = { limit: limits.popularExercises };
/** The centre shows as many techniques as exercises. */
const techniquesInput = popularInput;

/** Requests what the centre shows before its screen opens. */
export async function prefetchCentre(client: QueryClient): Promise<void> {
  await Promise.all([
    prefetchLatestProgress(client),
    client.prefetchQuery({
      queryKey: getQueryKey(trpc.wellness.recommendations, recommendedInput, 'query'),
      queryFn: () => api.wellness.recommendations.query(recommendedInput),
    }),
    client.prefetchQuery({
      queryKey: getQueryKey(trpc.wellness.popularExercises, popularInput, 'query'),
      queryFn: () => api.wellness.popularExercises.query(popularInput),
    }),
    client.prefetchQuery({
      queryKey: getQueryKey(trpc.wellness.techniques, techniquesInput, 'query'),
      queryFn: () => api.wellness.techniques.query(techniquesInput),
    }),
  ]);
}

/** A link beside a heading is as large as a finger. */
const more = 'tap inline-flex items-center';

/**
 * The wellness centre (docs/product.md §15.13). Its parts appear together, so that none pushes another down, and what is
 * below them is outside the window meanwhile.
 */
export function Centre() {
  const latest = useLatestProgress();
  const recommendations = trpc.wellness.recommendations.useQuery(recommendedInput);
  const popular = trpc.wellness.popularExercises.useQuery(popularInput);
  const techniques = trpc.wellness.techniques.useQuery(techniquesInput);
  const isReady = [latest, recommendations, popular, techniques].every((query) => query.isFetched);
  const { t } = useTranslation('wellness');
  if (!isReady) {
    return (
      <div className="min-h-dvh">
        <LoadingCards />
      </div>
    );
  }
  const open = latest.data?.progress.find(({ completed }) => !completed);
  const languages = [...(popular.data?.exercises ?? []), ...(techniques.data?.techniques ?? [])].map(
    ({ language }) => language,
  );
  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        <OtherLanguage languages={languages} />
        {open && <ContinueCard progress={open} />}
        <QuickLinks />
      </div>
      {recommendations.data && (
        <Part title={t(($) => $.centre.recommended)} lead={recommendations.data.reason}>
          <LibraryCards
            exercises={recommendations.data.exercises}
            techniques={recommendations.data.techniques}
          />
        </Part>
      )}
      <Part
        title={t(($) => $.centre.popular)}
        more={
          <TextLink className={more} to={links.exercises}>
            {t(($) => $.centre.allExercises)}
          </TextLink>
        }
      >
        {popular.data ? (
          <LibraryCards exercises={popular.data.exercises} />
        ) : (
          <LoadFailed query={popular} failed={t(($) => $.failed.exercises)} />
        )}
      </Part>
      <Part
        title={t(($) => $.centre.techniques)}
        more={
          <TextLink className={more} to={links.techniques}>
            {t(($) => $.centre.allTechniques)}
          </TextLink>
        }
      >
        {techniques.data ? (
          <LibraryCards techniques={techniques.data.techniques} />
        ) : (
          <LoadFailed query={techniques} failed={t(($) => $.failed.techniques)} />
        )}
      </Part>
      <p>
        <TextLink to={links.wellnessHistory}>{t(($) => $.centre.history)}</TextLink>
      </p>
    </div>
  );
}

interface PartProps {
  title: string;
  lead?: string;
  /** A link to everything of this kind. */
  more?: ReactNode;
  children: ReactNode;
}

function Part({ title, lead, more, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {more}
      </div>
      {lead && <p className="max-w-prose text-muted">{lead}</p>}
      {children}
    </section>
  );
}
