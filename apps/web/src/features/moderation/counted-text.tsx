import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { CharacterCounter, TextArea } from '../../ui/text-area.tsx';

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
  const { t } = useTranslation();
  return (
    <div className="grid gap-1.5">
      <Field label={label} hint={hint} error={error}>
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
      </Field>
      <CharacterCounter
        text={text}
        max={max}
        warnAbove={max}
        label={(count) => t(($) => $.counter.characters, { count, max })}
      />
    </div>
  );
}
