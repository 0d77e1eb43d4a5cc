import { moneyBackDays, monthlyPrices, tiers } from '@halved/shared/tiers';
import { useTranslation } from 'react-i18next';
import { Plans } from '../../features/subscriptions/plans.tsx';
import { Questions } from '../../features/subscriptions/questions.tsx';
import { prefetchPlans } from '../../features/subscriptions/use-plans.ts';
import { usePrice } from '../../lib/texts/price.ts';
import { links } from '../../links.ts';
import { Page } from '../../ui/primitives/page.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import type { Prefetch } from '../screens.ts';

export const prefetch: Prefetch = prefetchPlans;

const lowestPrice = Math.min(...tiers.map((tier) => monthlyPrices[tier]).filter((price) => price > 0));

/** /pricing (docs/product.md §15.15): the plans, for everybody. */
export function Screen() {
  const { t } = useTranslation('pricing');
  const { t: common } = useTranslation();
  const { t: texts } = useTranslation('subscriptions');
  const price = usePrice();
  return (
    <Page
      title={common(($) => $.titles.pricing)}
      lead={t(($) => $.lead, { price: price(lowestPrice), days: moneyBackDays })}
      width="wide"
    >
      <div className="grid grid-cols-1 gap-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <TextLink to={links.home} className="tap inline-flex items-center">
            {t(($) => $.back)}
          </TextLink>
          <p className="text-small text-muted">
            {texts(($) => $.gate.free)} <TextLink to={links.help}>{common(($) => $.shell.help)}</TextLink>
          </p>
        </div>
        <Plans />
        <Questions />
      </div>
    </Page>
  );
}
