import { emailFrequencies, type EmailFrequency as Frequency } from '@halved/shared/notification-kinds';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/primitives/field.tsx';
import { Select } from '../../ui/primitives/select.tsx';
import type { PreferenceChange } from './use-preferences.ts';

export interface EmailFrequencyProps {
  value: Frequency;
  onChange: (change: PreferenceChange) => void;
}

/** How often mail about notifications is sent (docs/product.md §11.2). */
export function EmailFrequency({ value, onChange }: EmailFrequencyProps) {
  const { t } = useTranslation('notifications');
  return (
    <Field label={t(($) => $.preferences.emailFrequency)} hint={t(($) => $.preferences.emailFrequencyHint)}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => {
            const emailFrequency = emailFrequencies.find((frequency) => frequency === target.value);
            if (emailFrequency) onChange({ emailFrequency });
          }}
        >
          {emailFrequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {t(($) => $.emailFrequencies[frequency])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
