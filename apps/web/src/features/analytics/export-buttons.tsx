import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/primitives/button.tsx';
import type { AnalyticsFilters } from './filters.ts';
import { type ExportFormat, exportFormats, useExport } from './use-export.ts';

/** Two buttons that save what the filters select, as JSON and as CSV. */
export function ExportButtons({ filters }: { filters: AnalyticsFilters }) {
  const { t } = useTranslation('analytics');
  const [busy, download] = useExport(filters);
  const [format, setFormat] = useState<ExportFormat>('json');
  const start = (chosen: ExportFormat) => {
    if (!busy) setFormat(chosen);
    download(chosen);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {exportFormats.map((name) => {
        const isRunning = busy && name === format;
        return (
          <Button key={name} size="small" busy={isRunning} onClick={() => start(name)}>
            {!isRunning && <Download className="size-4 shrink-0" aria-hidden="true" />}
            {isRunning ? t(($) => $.export.running) : t(($) => $.export[name])}
          </Button>
        );
      })}
    </div>
  );
}
