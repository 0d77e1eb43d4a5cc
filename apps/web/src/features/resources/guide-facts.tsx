import type { GuideSummary } from '@halved/shared/contract/resources';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/primitives/slip.tsx';

/** What a guide is about, and how long it takes to read. */
export function GuideFacts({ guide: { category, minutes } }: { guide: GuideSummary }) {
  const { t } = useTranslation('resources');
  const { t: categories } = useTranslation('categories');
  return (
    <p className="flex flex-wrap gap-1.5">
      <Chip>{categories(($) => $.names[category])}</Chip>
      <Chip>{t(($) => $.guides.minutes, { count: minutes })}</Chip>
    </p>
  );
}
