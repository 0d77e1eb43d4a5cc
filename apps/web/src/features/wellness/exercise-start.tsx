import type { Exercise } from '@halved/shared/contract/wellness';
import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '../../lib/texts/text-language.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Notice } from '../../ui/primitives/notice.tsx';
import { Picture } from '../../ui/primitives/picture.tsx';
import { ExerciseFacts } from './facts.tsx';
import type { Walkthrough } from './use-walkthrough.ts';

/** What an exercise is, and the button that starts it, continues it or starts it again. */
export function ExerciseStart({ exercise, walkthrough }: { exercise: Exercise; walkthrough: Walkthrough }) {
  const own = useTextLanguage()(exercise.language);
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_14rem] sm:items-start">
      <div className="grid gap-4">
        <p className="max-w-prose text-large" {...own}>
          {exercise.description}
        </p>
        <ExerciseFacts exercise={exercise} />
        <StartButtons exercise={exercise} walkthrough={walkthrough} />
      </div>
      <Picture url={exercise.imageUrl} className="size-40 justify-self-center sm:size-56" />
    </div>
  );
}

function StartButtons({
  exercise,
  walkthrough: { position, mayStart, play, restart },
}: {
  exercise: Exercise;
  walkthrough: Walkthrough;
}) {
  const { t } = useTranslation('wellness');
  const isOpen = position !== null && !position.completed;
  const isBegun = isOpen && position.currentStep > 0;
  if (!mayStart && !isOpen) return <Notice>{t(($) => $.start.retired)}</Notice>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary" size="large" onClick={play}>
        {isBegun &&
          t(($) => $.start.continue, { step: position.currentStep + 1, count: exercise.steps.length })}
        {!isBegun && (position?.completed ? t(($) => $.start.again) : t(($) => $.start.begin))}
      </Button>
      {isBegun && <Button onClick={restart}>{t(($) => $.start.over)}</Button>}
    </div>
  );
}
