import type { NotificationPreferences } from '@halved/shared/contract/notifications';
import { checkInFrequencies } from '@halved/shared/notification-kinds';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/composed/select-field.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { ClockInput } from './clock-input.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import type { PreferenceChange } from './use-preferences.ts';

export interface QuietTimesProps {
  preferences: NotificationPreferences;
  onChange: (change: PreferenceChange) => void;
}

const quietFields = [
  { field: 'quietHoursStart', label: 'quietStart' },
  { field: 'quietHoursEnd', label: 'quietEnd' },
] as const;

/** The frequency of check-ins, the quiet hours and the time zone. */
export function QuietTimes({ preferences, onChange }: QuietTimesProps) {
  const { t } = useTranslation('notifications');
  return (
    <>
      <SelectField
        label={t(($) => $.preferences.checkIn)}
        hint={t(($) => $.preferences.checkInHint)}
        values={checkInFrequencies}
        chosen={preferences.checkInFrequency}
        textOf={(frequency) => t(($) => $.frequencies[frequency])}
        onChoose={(checkInFrequency) => onChange({ checkInFrequency })}
      />
      <fieldset className="grid gap-4">
        <legend className="font-semibold">{t(($) => $.preferences.quiet)}</legend>
        <p className="text-small text-muted">{t(($) => $.preferences.quietHint)}</p>
        {/* They stand below each other where a time would be cut, such as with large text. */}
        <div className="flex flex-wrap gap-4">
          {quietFields.map(({ field, label }) => (
            <div key={field} className="grow">
              <Field label={t(($) => $.preferences[label])}>
                {(control) => (
                  <ClockInput
                    {...control}
                    value={preferences[field]}
                    onChange={(time) => onChange({ [field]: time })}
                  />
                )}
              </Field>
            </div>
          ))}
        </div>
      </fieldset>
      <TimeZoneField chosen={preferences.timezone} onChoose={(timezone) => onChange({ timezone })} />
    </>
  );
}
