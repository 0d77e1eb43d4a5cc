import { type TimeRange, timeRanges } from '@halved/shared/time-ranges';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../primitives/field.tsx';
import { Select } from '../primitives/select.tsx';

export interface TimeRangeSelectProps {
  /** What the range is counted back from. */
  hint: ReactNode;
  chosen: TimeRange;
  onChoose: (range: string) => void;
}

/** The choice of the time that numbers are about. */
export function TimeRangeSelect({ hint, chosen, onChoose }: TimeRangeSelectProps) {
  const { t } = useTranslation('charts');
  return (
    <Field label={t(($) => $.timeRange)} hint={hint}>
      {(control) => (
        <Select {...control} value={chosen} onChange={({ target }) => onChoose(target.value)}>
          {timeRanges.map((range) => (
            <option key={range} value={range}>
              {t(($) => $.timeRanges[range])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
