import { useTranslation } from 'react-i18next';
import { downloadFailure, fetchFile, saveFile } from '../../lib/files/download.ts';
import { useBusy } from '../../lib/state/busy.ts';
import { toast } from '../../lib/state/toast.ts';
import { useFailureText } from '../../lib/texts/failure-text.ts';
import { type AnalyticsFilters, inputOf } from './filters.ts';

export const exportFormats = ['json', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The address of the file with the numbers that the filters select. */
function addressOf(filters: AnalyticsFilters, format: ExportFormat): string {
  const input = Object.entries({ ...inputOf(filters), format });
  return `/api/analytics/export?${new URLSearchParams(input.map(([name, value]) => [name, String(value)]))}`;
}

/** Saves the numbers on the screen as a file, one download at a time. */
export function useExport(
  filters: AnalyticsFilters,
): [busy: boolean, download: (format: ExportFormat) => void] {
  const { t } = useTranslation('analytics');
  const failure = useFailureText();
  const [busy, run] = useBusy();
  const download = (format: ExportFormat) =>
    run(async () => {
      try {
        saveFile(await fetchFile(addressOf(filters, format), `halved-analytics.${format}`));
        toast.success(t(($) => $.exported[format]));
      } catch (error) {
        toast.error(
          downloadFailure(
            error,
            t(($) => $.failed.export),
            failure,
          ),
        );
      }
    });
  return [busy, (format) => void download(format)];
}
