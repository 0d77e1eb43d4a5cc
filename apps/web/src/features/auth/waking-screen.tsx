import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/primitives/button.tsx';
import { HalfDisc, type HalfDiscState } from '../../ui/primitives/half-disc.tsx';
import type { LoginState } from './use-login.ts';

export interface WakingScreenProps {
  state: LoginState;
  onTryAgain: () => void;
  onBack: () => void;
}

const steps = ['backend', 'database', 'ready'] as const;

function progress(step: number, attempt: number): HalfDiscState {
  if (step < attempt) return 'full';
  return step === attempt ? 'half' : 'empty';
}

/** The notice that replaces the form while the server wakes (docs/product.md §10.1). */
export function WakingScreen({ state, onTryAgain, onBack }: WakingScreenProps) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const hasGivenUp = state.phase === 'gone';
  const attempt = state.phase === 'waking' ? state.attempt : 0;
  return (
    <div className="mx-auto grid min-h-[70dvh] max-w-narrow content-center justify-items-center gap-6 px-4 py-10 text-center">
      <div className={hasGivenUp ? undefined : 'breathe'}>
        <HalfDisc state="half" className="size-28" />
      </div>
      <h1 ref={heading} tabIndex={-1} className="text-title">
        {t(($) => $.waking.title)}
      </h1>
      {hasGivenUp ? (
        <p role="alert">{common(($) => $.wake.gone)}</p>
      ) : (
        <ol className="grid gap-2 text-start">
          {steps.map((step, index) => (
            <li
              key={step}
              aria-current={index === attempt ? 'step' : undefined}
              className="flex items-center gap-3 aria-[current=step]:font-semibold"
            >
              <HalfDisc state={progress(index, attempt)} />
              {t(($) => $.waking.steps[step])}
            </li>
          ))}
        </ol>
      )}
      <p className="text-small text-muted">
        {t(($) => $.waking.note)} {t(($) => $.waking.kept)}
      </p>
      <p className="text-small text-muted">{common(($) => $.shell.alpha)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant={hasGivenUp ? 'primary' : 'secondary'} onClick={onTryAgain}>
          {common(($) => $.actions.tryAgain)}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t(($) => $.waking.back)}
        </Button>
      </div>
    </div>
  );
}
