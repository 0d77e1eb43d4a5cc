import type { PastProgress } from '@halved/shared/contract/wellness';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { uniqueById } from '../../lib/cache/unique-by-id.ts';
import { useTextLanguage } from '../../lib/texts/text-language.ts';
import { links } from '../../links.ts';
import { Ago } from '../../ui/composed/ago.tsx';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { NextPage } from '../../ui/composed/next-page.tsx';
import { OtherLanguage } from '../../ui/composed/other-language.tsx';
import { HalfDisc } from '../../ui/primitives/half-disc.tsx';
import { Slip } from '../../ui/primitives/slip.tsx';
import { ContinueLink } from './continue-link.tsx';
import { feedbackDraft } from './feedback-draft.ts';
import { Said } from './last-time.tsx';
import { LoadingCards } from './list-states.tsx';
import { useHistory } from './use-history.ts';

/** The exercises that the member has begun or completed, the latest first. `empty` is shown if there are none. */
export function HistoryList({ empty }: { empty: ReactNode }) {
  const { t } = useTranslation('wellness');
  const { t: common } = useTranslation();
  const query = useHistory();
  const { data, isError } = query;
  const failed = t(($) => $.failed.history);
  if (!data) return isError ? <LoadFailed query={query} failed={failed} /> : <LoadingCards />;
  const entries = uniqueById(data.pages.flatMap(({ progress }) => progress));
  if (entries.length === 0) return empty;
  const completed = entries.filter((entry) => entry.completed).toReversed();
  const latest = new Map(completed.map(({ exerciseId, id }) => [exerciseId, id]));
  return (
    <>
      <OtherLanguage languages={entries.map(({ exercise }) => exercise.language)} />
      <ul className="grid gap-4">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry progress={entry} isLatest={latest.get(entry.exerciseId) === entry.id} />
          </li>
        ))}
      </ul>
      <NextPage
        pages={query}
        texts={{ loading: t(($) => $.list.loadingMore), failed, retry: common(($) => $.actions.tryAgain) }}
      />
    </>
  );
}

interface EntryProps {
  progress: PastProgress;
  /** Whether the member has not completed the exercise again since. */
  isLatest: boolean;
}

function Entry({ progress, isLatest }: EntryProps) {
  const { t } = useTranslation('wellness');
  const { exercise, exerciseId, completed, currentStep, updatedAt, completedAt } = progress;
  const own = useTextLanguage()(exercise.language);
  return (
    <Slip className="grid gap-3">
      <div>
        <h2 className="text-large" {...own}>
          <Link to={links.exercise(exerciseId)} className="underline-offset-4 hover:underline">
            {exercise.title}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
          <HalfDisc state={completed ? 'full' : 'half'} className="size-4" />
          {completed
            ? t(($) => $.history.completed)
            : t(($) => $.player.step, { step: currentStep + 1, count: exercise.steps })}
          <span aria-hidden="true">·</span>
          <Ago moment={completedAt ?? updatedAt} />
        </p>
      </div>
      {completed ? (
        <Said
          progress={progress}
          draftName={isLatest ? feedbackDraft(exerciseId) : feedbackDraft(exerciseId, progress.id)}
          isOpen={false}
        />
      ) : (
        <ContinueLink size="small" className="justify-self-start" exerciseId={exerciseId} />
      )}
    </Slip>
  );
}
