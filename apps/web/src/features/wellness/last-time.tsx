import type { PastProgress, Progress } from '@halved/shared/contract/wellness';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ago } from '../../ui/composed/ago.tsx';
import { Stars } from '../../ui/composed/stars.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Words } from '../../ui/primitives/slip.tsx';
import { LazyFeedback } from './lazy-feedback.tsx';

interface SaidProps {
  progress: PastProgress;
  /** The name of the form's draft. */
  draftName: string;
  isOpen: boolean;
}

/** When an exercise was completed last, and what the member said about it. */
export function LastTime({ progress, ...said }: SaidProps) {
  const { t } = useTranslation('wellness');
  return (
    <section
      aria-label={t(($) => $.last.label)}
      className="grid gap-3 rounded-card rounded-se-tail bg-calm p-5"
    >
      <p>
        {t(($) => $.last.when)} <Ago moment={progress.completedAt ?? progress.updatedAt} />
      </p>
      <Said progress={progress} {...said} />
    </section>
  );
}

/** What a member said about a completed exercise, with the form to say it or to change it. */
export function Said({ progress, draftName, isOpen: isOpenAtFirst }: SaidProps) {
  const { t } = useTranslation('wellness');
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  const isSaid = progress.rating !== null || progress.effectiveness !== null || progress.notes !== null;
  return (
    <>
      {isSaid && !isOpen && <Feedbacks progress={progress} />}
      <Button
        ref={toggle}
        size="small"
        className="justify-self-start"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isSaid ? t(($) => $.last.change) : t(($) => $.last.say)}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <LazyFeedback
            exerciseId={progress.exerciseId}
            draftName={draftName}
            before={progress}
            saved={() => Promise.resolve<Progress>(progress)}
            onSaved={close}
          />
        )}
      </div>
    </>
  );
}

/** The ratings and the note, as far as there are any. */
function Feedbacks({ progress: { rating, effectiveness, notes } }: { progress: Progress }) {
  const { t } = useTranslation('wellness');
  return (
    <div className="grid gap-2">
      {rating !== null && (
        <p className="flex flex-wrap items-center gap-x-3">
          {t(($) => $.last.rating)}
          <Stars count={rating} label={t(($) => $.stars, { count: rating })} />
        </p>
      )}
      {effectiveness !== null && (
        <p className="flex flex-wrap items-center gap-x-3">
          {t(($) => $.last.effectiveness)}
          <Stars count={effectiveness} label={t(($) => $.stars, { count: effectiveness })} />
        </p>
      )}
      {notes && <Words>{notes}</Words>}
    </div>
  );
}
