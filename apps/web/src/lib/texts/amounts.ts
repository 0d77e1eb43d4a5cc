import { numberFormat } from '@halved/shared/formats';
import { useTranslation } from 'react-i18next';

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const step = 1_000;

/** "1.4 GB" in the interface's language. */
export function useBytes(): (bytes: number) => string {
  const { i18n } = useTranslation();
  return (bytes) => {
    const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(step)), byteUnits.length - 1);
    const options = { style: 'unit', unit: byteUnits[power], maximumFractionDigits: 1 } as const;
    return numberFormat(i18n.language, options).format(bytes / step ** power);
  };
}

const timeUnits = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** "3 hours" in the interface's language: a number of seconds in its largest whole unit. */
export function useDuration(): (seconds: number) => string {
  const { i18n } = useTranslation();
  return (seconds) => {
    const { unit, seconds: size } = timeUnits.find((one) => seconds >= one.seconds) ?? timeUnits[3];
    const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
    return numberFormat(i18n.language, options).format(Math.floor(seconds / size));
  };
}

/** "12.5 ms" in the interface's language. */
export function useMilliseconds(): (ms: number) => string {
  const { i18n } = useTranslation();
  const options = { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 } as const;
  return (ms) => numberFormat(i18n.language, options).format(ms);
}
