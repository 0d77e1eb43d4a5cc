import { dateFormat } from '@halved/shared/formats';
import { useTranslation } from 'react-i18next';

export interface SnapshotDateProps {
  generatedAt: string | null;
  isLoading: boolean;
  /** The sentence with the day of the numbers. */
  asOf: (date: string) => string;
}

/** When the numbers are from. It also says that other ones are loading. */
export function SnapshotDate({ generatedAt, isLoading, asOf }: SnapshotDateProps) {
  const { t, i18n } = useTranslation('charts');
  const format = dateFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p role="status" className="min-h-[2lh] text-small text-muted sm:min-h-[1lh]">
      {isLoading ? t(($) => $.loading) : generatedAt && asOf(format.format(Date.parse(generatedAt)))}
    </p>
  );
}
