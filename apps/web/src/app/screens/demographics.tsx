import { useTranslation } from 'react-i18next';
import { Demographics } from '../../features/demographics/demographics.tsx';
import { prefetchDemographics } from '../../features/demographics/use-demographics.ts';
import { links } from '../../links.ts';
import { NumbersPage } from '../numbers-page.tsx';
import type { Prefetch } from '../screens.ts';

/** With another time range in the address, nothing is requested early (boot/first-requests.ts). */
export const prefetch: Prefetch = async (client, search) => {
  if (!search) await prefetchDemographics(client);
};

/** /demographics (docs/product.md §15.17). */
export function Screen() {
  const { t } = useTranslation('demographics');
  const { t: common } = useTranslation();
  return (
    <NumbersPage
      title={common(($) => $.titles.demographics)}
      lead={t(($) => $.lead)}
      back={{ to: links.analytics, label: t(($) => $.back) }}
      feature="demographic_analytics"
    >
      <Demographics />
    </NumbersPage>
  );
}
