import { countGraphemes } from '@halved/shared/graphemes';
import { tidy } from '@halved/shared/people-words';
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { controlStyle } from './control-style.ts';

import { cx } from './cx.ts';
import { growWithText } from './grow-with-text.ts';

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Set for people's own words, which are in the serif font. */
  voice?: boolean;
  /** Starts two lines high instead of four. */
  compact?: boolean;
}

/** A text of several lines that grows with what is written. */
export function TextArea({ voice = false, compact = false, className, ref, ...rest }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // A form renders its text areas anew with each letter, because it counts them.
  useLayoutEffect(() => growWithText(area.current));
  return (
    <textarea
      dir="auto"
      rows={compact ? 2 : 4}
      {...rest}
      ref={(element) => {
        area.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      }}
      className={cx(
        controlStyle,
        'field-sizing-content max-h-[70dvh] py-3',
        compact ? 'min-h-20!' : 'min-h-28!',
        voice && 'font-voice text-large',
        className,
      )}
    />
  );
}

export interface CharacterCounterProps {
  text: string;
  max: number;
  /** Above this count the number turns red. */
  warnAbove: number;
  /**
   * A text such as "12 of 280 characters". Screen readers announce it only while the count is above `warnAbove`, and when
   * the writer pauses.
   */
  label: (count: number) => string;
}

const pauseMs = 1_000;

/**
 * The character counter of a text. It counts the characters of the text as it will be stored, as a person would count
 * them.
 */
export function CharacterCounter({ text, max, warnAbove, label }: CharacterCounterProps) {
  const count = countGraphemes(tidy(text));
  const isWarning = count > warnAbove;
  const [spoken, setSpoken] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(count), pauseMs);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <p
      className={cx('text-small tabular-nums', isWarning ? 'font-semibold text-err' : 'text-muted')}
      data-near={isWarning || undefined}
    >
      <span aria-hidden="true">
        {count}/{max}
      </span>
      <span className="sr-only" aria-live={isWarning ? 'polite' : 'off'}>
        {label(spoken)}
      </span>
    </p>
  );
}
