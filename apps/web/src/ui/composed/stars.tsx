import { limits } from '@halved/shared/limits';
import Star from 'lucide-react/icons/star';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../primitives/button.tsx';
import { cx } from '../primitives/cx.ts';

const { min, max } = limits.helpfulness;
const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);

const Sign = ({ lit, className }: { lit: boolean; className: string }) => (
  <Star className={cx(className, 'shrink-0', lit && 'fill-current')} strokeWidth={1.5} aria-hidden="true" />
);

/** The stars that somebody gave, with a text for screen readers. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5 text-tide">
      {counts.map((star) => (
        <Sign key={star} lit={star <= count} className="size-5" />
      ))}
    </span>
  );
}

export interface StarsInputProps {
  legend: ReactNode;
  hint?: ReactNode;
  value: number | null;
  onChange: (value: number | null) => void;
  /** The label of a star, such as "3 stars". */
  starLabel: (count: number) => string;
  clearLabel: string;
}

/**
 * A choice of one to five stars, or of none. It is a group of radio buttons, which arrow keys and screen readers
 * support.
 */
export function StarsInput({ legend, hint, value, onChange, starLabel, clearLabel }: StarsInputProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const clear = () => {
    onChange(null);
    // The button disappears when the choice is cleared, so the focus moves to the first star.
    group.current?.querySelector('input')?.focus();
  };
  return (
    <fieldset ref={group} aria-describedby={hint ? `${id}-hint` : undefined} className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <div className="mt-1 -ms-2 flex flex-wrap items-center">
        {counts.map((star) => (
          <label key={star} className="tap relative grid cursor-pointer place-items-center text-tide">
            <input
              type="radio"
              name={id}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-field"
            />
            <Sign lit={value !== null && star <= value} className="size-7" />
            <span className="sr-only">{starLabel(star)}</span>
          </label>
        ))}
        {value !== null && (
          <Button variant="quiet" size="small" onClick={clear}>
            {clearLabel}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
