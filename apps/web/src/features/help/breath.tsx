import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/primitives/button.tsx';
import { HalfDisc } from '../../ui/primitives/half-disc.tsx';

/**
 * A circle to breathe with, beside the crisis lines. It moves by itself for longer than five seconds, so it can be
 * paused (WCAG 2.2.2). For people who asked for reduced motion it never moves, and there is nothing to pause.
 */
export function Breath() {
  const { t } = useTranslation('help');
  const [isMoving, setIsMoving] = useState(true);
  return (
    <>
      <div className={isMoving ? 'breathe' : undefined}>
        <HalfDisc state="full" className="size-32" />
      </div>
      <p className="max-w-[40ch]">{t(($) => $.breathe)}</p>
      <Button
        size="small"
        className="motion-reduce:hidden print:hidden"
        onClick={() => setIsMoving(!isMoving)}
      >
        {isMoving ? t(($) => $.breathePause) : t(($) => $.breatheResume)}
      </Button>
    </>
  );
}
