import type { Exercise } from '@halved/shared/contract/wellness';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/server/session.ts';
import { readDraft } from '../../lib/writing/drafts.ts';
import { AllSteps } from './all-steps.tsx';
import { ExerciseStart } from './exercise-start.tsx';
import { feedbackDraft } from './feedback-draft.ts';
import { LastTime } from './last-time.tsx';
import { LazyFeedback, preloadFeedback } from './lazy-feedback.tsx';
import { Player } from './player.tsx';
import { useLastTime } from './use-history.ts';
import { useWalkthrough, type Walkthrough } from './use-walkthrough.ts';

/** An exercise: its description and all its steps, or the player. Once it is completed, it asks how it was. */
export function ExerciseView({ exercise }: { exercise: Exercise }) {
  const walkthrough = useWalkthrough(exercise);
  const { position, view } = walkthrough;
  const isPlaying = view === 'player';
  useEffect(preloadFeedback, []);
  return (
    <div className="grid gap-8">
      {isPlaying && position ? (
        <Player exercise={exercise} walkthrough={walkthrough} position={position} />
      ) : (
        <ExerciseStart exercise={exercise} walkthrough={walkthrough} />
      )}
      {position?.completed ? (
        <JustCompleted exerciseId={exercise.id} walkthrough={walkthrough} />
      ) : (
        !isPlaying && <LastFeedback exerciseId={exercise.id} />
      )}
      {!isPlaying && <AllSteps exercise={exercise} walkthrough={walkthrough} />}
    </div>
  );
}

/** What the member said after the last completion. The form is open if there is a draft. */
function LastFeedback({ exerciseId }: { exerciseId: string }) {
  const lastTime = useLastTime(exerciseId);
  const accountId = useUser()?.id ?? null;
  if (!lastTime) return null;
  const draftName = feedbackDraft(exerciseId);
  const hasDraft = readDraft(accountId, draftName) !== null;
  return <LastTime key={lastTime.id} progress={lastTime} draftName={draftName} isOpen={hasDraft} />;
}

/** Asks how it was. The heading takes the focus, because the button that was pressed does nothing any more. */
function JustCompleted({ exerciseId, walkthrough }: { exerciseId: string; walkthrough: Walkthrough }) {
  const { t } = useTranslation('wellness');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid gap-5 rounded-card rounded-se-tail bg-calm p-5 sm:p-7">
      <div className="grid gap-1.5">
        <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
          {t(($) => $.feedback.heading)}
        </h2>
        <p>{t(($) => $.feedback.lead)}</p>
      </div>
      <LazyFeedback
        exerciseId={exerciseId}
        draftName={feedbackDraft(exerciseId)}
        before={null}
        saved={walkthrough.saved}
      />
    </section>
  );
}
