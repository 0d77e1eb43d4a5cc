import type { ReactNode } from 'react';
import { useCounter } from '../../i18n/counter.ts';
import { CountedField } from '../../ui/counted-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

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

const takeFocus = (element: HTMLTextAreaElement | null) => element?.focus();

/** A few words of a member or a moderator, and how many there may be. */
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
  return (
    <CountedField label={label} hint={hint} error={error} counter={counter(text, { max })}>
      {(control) => (
        <TextArea
          {...control}
          ref={autoFocus ? takeFocus : undefined}
          compact
          value={text}
          readOnly={readOnly}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </CountedField>
  );
}
