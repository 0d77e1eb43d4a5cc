import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../lib/device/media.ts';
import { useSeconds } from '../../lib/device/seconds.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { breathAt, breathKeyframes, breathSeconds, phasesOf, type Rhythm } from './breath.ts';

const secondMs = 1_000;

/**
 * A circle that grows with the breath and shrinks again. Words and seconds are shown even if the circle does not move.
 * A screen reader gets the rhythm as a sentence, and each change only if somebody turns that on.
 */
export function BreathingCircle({ rhythm }: { rhythm: Rhythm }) {
  const { t } = useTranslation('wellness');
  const [isRunning, setIsRunning] = useState(true);
  const [isSpoken, setIsSpoken] = useState(false);
  const seconds = useSeconds(isRunning);
  const disc = useRef<SVGGElement>(null);
  useBreathing(disc, rhythm, isRunning);
  const rhythmText = useRhythmText(rhythm);
  const moment = breathAt(rhythm, seconds);
  if (!moment) return null;
  const word = t(($) => $.breath[moment.part]);
  return (
    <div className="grid justify-items-center gap-2">
      <svg viewBox="-100 -100 200 200" className="size-48 sm:size-56" aria-hidden="true">
        <circle r="97" fill="none" strokeWidth="1.5" strokeDasharray="3 7" className="stroke-line" />
        <g ref={disc} className="scale-55" data-breath={isRunning ? 'running' : 'paused'}>
          <path d="M0 -94a94 94 0 0 0 0 188z" className="fill-tide" />
          <path d="M0 -94a94 94 0 0 1 0 188z" className="fill-clay" />
        </g>
        <circle r="30" className="fill-paper" />
        <text
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-ink font-voice text-title font-semibold tabular-nums"
        >
          {moment.second}
        </text>
      </svg>
      <p className="font-voice text-title font-semibold" aria-hidden="true">
        {word}
      </p>
      <p className="text-center text-small text-muted">{rhythmText}</p>
      <p className="sr-only" aria-live="polite">
        {isSpoken && isRunning && <span key={moment.turn}>{word}</span>}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button size="small" onClick={() => setIsRunning(!isRunning)}>
          {isRunning ? t(($) => $.breath.pause) : t(($) => $.breath.resume)}
        </Button>
        <Button
          size="small"
          className="not-focus:sr-only"
          aria-pressed={isSpoken}
          onClick={() => setIsSpoken(!isSpoken)}
        >
          {t(($) => $.breath.speak)}
        </Button>
      </div>
    </div>
  );
}

/** Moves the circle in the rhythm, unless somebody asked for reduced motion. */
function useBreathing(disc: RefObject<SVGGElement | null>, rhythm: Rhythm, isRunning: boolean) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const animation = useRef<Animation | null>(null);
  useEffect(() => {
    if (isStill || !disc.current) return;
    const moving = disc.current.animate(breathKeyframes(rhythm), {
      duration: breathSeconds(rhythm) * secondMs,
      iterations: Number.POSITIVE_INFINITY,
    });
    animation.current = moving;
    return () => moving.cancel();
  }, [disc, rhythm, isStill]);
  useEffect(() => {
    if (isRunning) animation.current?.play();
    else animation.current?.pause();
  }, [isRunning]);
}

/** A rhythm in words, such as "4 seconds in · 6 seconds out". */
export function useRhythmText(rhythm: Rhythm): string {
  const { t } = useTranslation('wellness');
  return phasesOf(rhythm)
    .map(({ part, seconds }) => t(($) => $.rhythm[part], { count: seconds }))
    .join(' · ');
}
