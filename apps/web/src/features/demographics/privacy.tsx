import type { OverviewNumbers } from '@halved/shared/contract/demographic-reports';
import { privacyLevels } from '@halved/shared/privacy-levels';
import { useTranslation } from 'react-i18next';
import { Shares } from './shares.tsx';

export interface PrivacyProps {
  /** Null if it is withheld, undefined while it loads. */
  distribution: OverviewNumbers['privacyInsights']['privacyDistribution'] | undefined;
}

/** For whom people write. */
export function Privacy({ distribution }: PrivacyProps) {
  const { t } = useTranslation('demographics');
  return (
    <Shares
      title={t(($) => $.privacy.heading)}
      lead={t(($) => $.privacy.lead)}
      partName={t(($) => $.privacy.part)}
      parts={
        distribution &&
        privacyLevels.map((level) => ({
          id: level,
          label: t(($) => $.privacy[level]),
          count: distribution[level],
        }))
      }
      reserve="small"
    />
  );
}
