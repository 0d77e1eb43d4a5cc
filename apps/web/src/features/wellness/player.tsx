import type { Exercise, ExerciseStep } from '@halved/shared/contract/wellness';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWakeLock } from '../../lib/device/wake-lock.ts';
import { useTextLanguage } from '../../lib/texts/text-language.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { HalfDisc, type HalfDiscState } from '../../ui/primitives/half-disc.tsx';
import { Picture } from '../../ui/primitives/picture.tsx';
import { BreathingCircle } from './breathing-circle.tsx';
import type { Position } from './progress-writer.ts';
import type { Walkthrough } from './use-walkthrough.ts';
import { useWords } from './use-words.ts';

export interface PlayerProps {
  exercise: Exercise;
  walkthrough: Walkthrough;
  position: Position;
}

/** Two buttons share a row of 320 px, and no word of theirs may break. */
const narrow = 'px-2!';

/** One step at a time, with its own text, picture and duration (docs/product.md §15.13). */
export function Player({ exercise, walkthrough, position: { currentStep, completed } }: PlayerProps) {
  const { t } = useTranslation('wellness');
  const { steps, category } = exercise;
  const step = steps[currentStep];
  // The screen stays on during an exercise, unless it is one for falling asleep.
  useWakeLock(!completed && category !== 'sleep');
  if (!step) return null;
  return (
    <section aria-label={t(($) => $.player.label)} className="grid gap-5">
      <StepMarks current={currentStep} count={steps.length} completed={completed} />
      <Step key={step.id} step={step} exercise={exercise} />
      <div className="grid grid-cols-2 gap-3">
        <Button
          size="large"
          className={narrow}
          inactive={currentStep === 0}
          onClick={() => walkthrough.goTo(currentStep - 1)}
        >
          {t(($) => $.player.back)}
        </Button>
        {currentStep < steps.length - 1 ? (
          <Button
            variant="primary"
            size="large"
            className={narrow}
            onClick={() => walkthrough.goTo(currentStep + 1)}
          >
            {t(($) => $.player.next)}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="large"
            className={narrow}
            inactive={completed}
            onClick={walkthrough.complete}
          >
            {completed ? t(($) => $.player.completed) : t(($) => $.player.complete)}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="quiet" size="small" onClick={walkthrough.readAll}>
          {t(($) => $.steps.all)}
        </Button>
        {completed && walkthrough.mayStart && (
          <Button variant="quiet" size="small" onClick={walkthrough.play}>
            {t(($) => $.start.again)}
          </Button>
        )}
      </div>
    </section>
  );
}

const stateOf = (index: number, current: number, completed: boolean): HalfDiscState => {
  if (completed || index < current) return 'full';
  return index === current ? 'half' : 'empty';
};

/**
 * Says which step it is, with a disc for each step: full for those done, half for the current one, empty for the
 * others.
 */
function StepMarks({ current, count, completed }: { current: number; count: number; completed: boolean }) {
  const { t } = useTranslation('wellness');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-muted">{t(($) => $.player.step, { step: current + 1, count })}</p>
      <p className="flex gap-1.5" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <HalfDisc key={index} state={stateOf(index, current, completed)} className="size-4" />
        ))}
      </p>
    </div>
  );
}

/** A new step scrolls to the top of the window. Its title takes the focus, so that a screen reader continues there. */
function Step({ step, exercise }: { step: ExerciseStep; exercise: Exercise }) {
  const words = useWords();
  const own = useTextLanguage()(exercise.language);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div className="arrive grid content-start gap-4 rounded-card rounded-es-tail border border-hair bg-surface p-5 sm:min-h-140 sm:p-7">
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none" {...own}>
        {step.title}
      </h2>
      <p className="max-w-prose font-voice leading-normal sm:text-large" {...own}>
        {step.content}
      </p>
      <p className="text-small text-muted">{words.duration(step.durationSeconds)}</p>
      {step.rhythm ? (
        <BreathingCircle rhythm={step.rhythm} />
      ) : (
        <Picture
          url={step.imageUrl ?? exercise.imageUrl}
          className="size-36 justify-self-center sm:size-56"
        />
      )}
    </div>
  );
}
