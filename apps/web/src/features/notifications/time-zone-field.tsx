import { type TimeZone, timeZones } from '@halved/shared/notification-kinds';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/primitives/button.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { Select } from '../../ui/primitives/select.tsx';
import { cityOf, deviceZone, offeredZones, showSameTime } from './time-zones.ts';

export interface TimeZoneFieldProps {
  chosen: string;
  onChoose: (zone: string) => void;
}

const hasName = (zone: string): zone is TimeZone => zone in timeZones;

/** The time zone in which quiet hours and check-ins count. While the device is in another one, that is offered. */
export function TimeZoneField({ chosen, onChoose }: TimeZoneFieldProps) {
  const { t } = useTranslation('notifications');
  const [device] = useState(deviceZone);
  const select = useRef<HTMLSelectElement>(null);
  const placeOf = (zone: string) => (hasName(zone) ? t(($) => $.zones[timeZones[zone]]) : cityOf(zone));
  const nameOf = (zone: string) =>
    zone === device && !hasName(zone) ? t(($) => $.zones.device, { place: cityOf(zone) }) : placeOf(zone);
  const chooseDevice = () => {
    // The button disappears.
    select.current?.focus();
    onChoose(device);
  };
  return (
    <div className="grid gap-3">
      <Field label={t(($) => $.preferences.timezone)}>
        {(control) => (
          <Select {...control} ref={select} value={chosen} onChange={({ target }) => onChoose(target.value)}>
            {offeredZones(chosen, device).map((zone) => (
              <option key={zone} value={zone}>
                {nameOf(zone)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {!showSameTime(chosen, device, new Date()) && (
        <Button size="small" className="justify-self-start" onClick={chooseDevice}>
          {t(($) => $.preferences.deviceTime, { place: placeOf(device) })}
        </Button>
      )}
    </div>
  );
}
