import type { PastProgress } from '@halved/shared/contract/wellness';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '../../lib/texts/text-language.ts';
import { HalfDisc } from '../../ui/primitives/half-disc.tsx';
import { ContinueLink } from './continue-link.tsx';

/** The exercise that was left open last, perhaps on another device. */
export function ContinueCard({ progress }: { progress: PastProgress }) {
  const { t } = useTranslation('wellness');
  const { exercise, exerciseId, currentStep } = progress;
  const own = useTextLanguage()(exercise.language);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-4 rounded-card rounded-es-tail border border-hair bg-surface p-4 sm:p-5"
    >
      <div className="flex items-center gap-4">
        <HalfDisc state="half" className="size-10" />
        <div>
          <h2 id={id} className="text-large">
            {t(($) => $.centre.continue)}
          </h2>
          <p>
            <span {...own}>{exercise.title}</span>
            <span className="text-muted">
              {' · '}
              {t(($) => $.player.step, { step: currentStep + 1, count: exercise.steps })}
            </span>
          </p>
        </div>
      </div>
      <ContinueLink variant="primary" exerciseId={exerciseId} />
    </section>
  );
}
