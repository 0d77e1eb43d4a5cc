import { limits } from '@halved/shared/limits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/primitives/field.tsx';
import { TextInput } from '../../ui/primitives/text-input.tsx';
import { isThreshold } from './filters.ts';

export interface ThresholdFieldProps {
  /** The value in the URL. */
  typed: string;
  onCommit: (value: string) => void;
}

/** How many people a region must have. Sent when the field is left or with Enter, not with each digit. */
export function ThresholdField({ typed, onCommit }: ThresholdFieldProps) {
  const { t } = useTranslation('analytics');
  const { t: messages } = useTranslation('messages');
  const { people, regional } = limits.aggregates;
  const [value, setValue] = useState(typed);
  // Going back or clearing the filters changes the value without typing.
  useEffect(() => setValue(typed), [typed]);
  const commit = () => value.trim() !== typed && onCommit(value.trim());
  return (
    <Field
      label={t(($) => $.filters.threshold)}
      hint={t(($) => $.filters.thresholdHint, { people, regional })}
      error={typed === '' || isThreshold(typed) ? undefined : messages(($) => $.validation.threshold)}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          maxLength={6}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
      )}
    </Field>
  );
}
