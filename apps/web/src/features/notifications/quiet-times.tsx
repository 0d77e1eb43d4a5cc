import type { NotificationPreferences } from '@halved/shared/contract/notifications';
import { checkInFrequencies, type TimeZone, timeZones } from '@halved/shared/notification-kinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/primitives/field.tsx';
import { Select } from '../../ui/primitives/select.tsx';
import { ClockInput } from './clock-input.tsx';
import { cityOf, deviceZone, offeredZones } from './time-zones.ts';
import type { PreferenceChange } from './use-preferences.ts';

export interface QuietTimesProps {
  preferences: NotificationPreferences;
  onChange: (change: PreferenceChange) => void;
}

const hasName = (zone: string): zone is TimeZone => zone in timeZones;

const quietFields = [
  { field: 'quietHoursStart', label: 'quietStart' },
  { field: 'quietHoursEnd', label: 'quietEnd' },
] as const;

/** The frequency of check-ins, the quiet hours and the time zone. */
export function QuietTimes({ preferences, onChange }: QuietTimesProps) {
  const { t } = useTranslation('notifications');
  const [device] = useState(deviceZone);
  const zoneName = (zone: string) => {
    if (hasName(zone)) return t(($) => $.zones[timeZones[zone]]);
    return zone === device ? t(($) => $.zones.device, { place: cityOf(zone) }) : cityOf(zone);
  };
  return (
    <>
      <Field label={t(($) => $.preferences.checkIn)} hint={t(($) => $.preferences.checkInHint)}>
        {(control) => (
          <Select
            {...control}
            value={preferences.checkInFrequency}
            onChange={({ target }) => {
              const chosen = checkInFrequencies.find((frequency) => frequency === target.value);
              if (chosen) onChange({ checkInFrequency: chosen });
            }}
          >
            {checkInFrequencies.map((frequency) => (
              <option key={frequency} value={frequency}>
                {t(($) => $.frequencies[frequency])}
              </option>
            ))}
          </Select>
        )}
      </Field>
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
      <Field label={t(($) => $.preferences.timezone)}>
        {(control) => (
          <Select
            {...control}
            value={preferences.timezone}
            onChange={({ target }) => onChange({ timezone: target.value })}
          >
            {offeredZones(preferences.timezone, device).map((zone) => (
              <option key={zone} value={zone}>
                {zoneName(zone)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
