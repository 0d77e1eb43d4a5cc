import type { ComponentProps } from 'react';
import { cx } from '../../../ui/primitives/cx.ts';
import { type DrawnMark, ringRadius } from './map-marks.ts';

export interface MarkProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The whole words for a screen reader. */
  name: string;
  drawn: DrawnMark;
  isChosen: boolean;
  isShown: boolean;
}

/** The distance between the two half discs, in pixels. */
const gap = 1;
/** The least size of a target for a finger, in pixels. */
const smallestTarget = 24;

/** A country on the map: a half disc for its people and one for their worries, with its label beside them. */
export function Mark({
  name,
  drawn: { position, radii, label, side },
  isChosen,
  isShown,
  ...rest
}: MarkProps) {
  const radius = radii ? Math.max(radii.people, radii.posts) : ringRadius;
  const size = Math.max(2 * radius + 2 * gap, smallestTarget);
  return (
    <button
      {...rest}
      type="button"
      aria-label={name}
      aria-pressed={isChosen}
      className={cx(
        'absolute grid -translate-x-1/2 -translate-y-1/2 cursor-pointer place-items-center rounded-full',
        isShown && 'z-10',
      )}
      style={{
        insetInlineStart: `${position.x * 100}%`,
        insetBlockStart: `${position.y * 100}%`,
        inlineSize: size,
        blockSize: size,
      }}
    >
      <svg
        width={size}
        height={size}
        viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
        aria-hidden="true"
      >
        {radii ? (
          <>
            <path d={halfDisc(radii.people, 'before')} className="fill-tide" />
            <path d={halfDisc(radii.posts, 'after')} className="fill-clay" />
          </>
        ) : (
          <circle r={ringRadius} strokeWidth="1.5" className="fill-surface stroke-line" />
        )}
        {isChosen && <circle r={size / 2 - 1} fill="none" strokeWidth="2" className="stroke-ink" />}
      </svg>
      {side && (
        <span
          data-map-label=""
          className={cx(
            'pointer-events-none absolute top-1/2 -translate-y-1/2 text-small font-semibold whitespace-nowrap text-ink',
            side === 'after' ? 'start-full ps-0.5' : 'end-full pe-0.5',
          )}
        >
          {/* The direction of the words must not decide on which side of the mark they stand. */}
          <bdi>{label}</bdi>
        </span>
      )}
    </button>
  );
}

/** Half a disc on one side of the vertical through the middle. */
export function halfDisc(radius: number, side: 'before' | 'after'): string {
  const [x, sweep] = side === 'before' ? [-gap, 0] : [gap, 1];
  return `M${x} ${-radius}A${radius} ${radius} 0 0 ${sweep} ${x} ${radius}z`;
}
