import type { Exercise, ExerciseStep } from '@halved/shared/contract/wellness';
import type { LanguageCode } from '@halved/shared/languages';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '../../lib/texts/text-language.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { useRhythmText } from './breathing-circle.tsx';
import type { Walkthrough } from './use-walkthrough.ts';
import { useWords } from './use-words.ts';

/**
 * All steps on one page, for people who would rather read them at once and put the screen away. At first only the
 * titles are shown. An exercise of the category sleep shows the texts too, because nobody wants to press buttons at
 * night.
 */
export function AllSteps({ exercise, walkthrough }: { exercise: Exercise; walkthrough: Walkthrough }) {
  const { t } = useTranslation('wellness');
  const id = useId();
  const isAskedFor = walkthrough.view === 'steps';
  const [isOpen, setIsOpen] = useState(isAskedFor || exercise.category === 'sleep');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAskedFor) heading.current?.focus();
  }, [isAskedFor]);
  const completed = walkthrough.position?.completed ?? false;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-title outline-none">
          {t(($) => $.steps.heading)}
        </h2>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t(($) => $.steps.titles) : t(($) => $.steps.all)}
        </Button>
      </div>
      <ol id={`${id}-list`} className="grid gap-4">
        {exercise.steps.map((step, index) => (
          <li key={step.id} className="grid grid-cols-[2.25rem_1fr] gap-x-3 border-t border-hair pt-4">
            <span className="font-voice text-title leading-none text-muted" aria-hidden="true">
              {index + 1}
            </span>
            <StepText step={step} language={exercise.language} isOpen={isOpen} />
          </li>
        ))}
      </ol>
      {isOpen && (walkthrough.position || walkthrough.mayStart) && (
        <Button className="justify-self-start" inactive={completed} onClick={walkthrough.complete}>
          {completed ? t(($) => $.player.completed) : t(($) => $.player.complete)}
        </Button>
      )}
    </section>
  );
}

interface StepTextProps {
  step: ExerciseStep;
  language: LanguageCode;
  isOpen: boolean;
}

function StepText({ step, language, isOpen }: StepTextProps) {
  const words = useWords();
  const own = useTextLanguage()(language);
  const rhythm = useRhythmText(step.rhythm ?? []);
  return (
    <div className="grid gap-1.5">
      <h3 className="text-large" {...own}>
        {step.title}
      </h3>
      {isOpen && (
        <p className="max-w-prose font-voice text-large leading-normal" {...own}>
          {step.content}
        </p>
      )}
      <p className="text-small text-muted">
        {[words.duration(step.durationSeconds), isOpen && rhythm].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
