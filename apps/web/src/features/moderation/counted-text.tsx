import { type ReactNode, useEffect, useRef } from 'react';
import { useCounter } from '../../i18n/counter.ts';
import { CountedField } from '../../ui/composed/counted-field.tsx';
import { TextArea } from '../../ui/primitives/text-area.tsx';

export interface CountedTextProps {
  label: ReactNode;
  hint: ReactNode;
  error?: string | undefined;
  text: string;
  max: number;
  readOnly?: boolean;
  autoFocus?: boolean;
  onChange: (text: string) => void;
}

/** A text box with a counter of the characters allowed. */
export function CountedText({
  label,
  hint,
  error,
  text,
  max,
  readOnly,
  autoFocus,
  onChange,
}: CountedTextProps) {
  const counter = useCounter();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (autoFocus) box.current?.focus();
  }, [autoFocus]);
  return (
    <CountedField label={label} hint={hint} error={error} counter={counter(text, { max })}>
      {(control) => (
        <TextArea
          {...control}
          ref={box}
          compact
          value={text}
          readOnly={readOnly}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </CountedField>
  );
}
