import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrice } from '../../lib/texts/price.ts';
import { cx } from '../../ui/primitives/cx.ts';
import { HalfDisc } from '../../ui/primitives/half-disc.tsx';
import { CheckIcon } from '../../ui/primitives/icons.tsx';
import { Chip } from '../../ui/primitives/slip.tsx';
import type { Plan } from './use-plans.ts';

const discs = { free: 'empty', supporter: 'half', premium: 'full' } as const;
const basics = ['share', 'answer', 'resolve', 'help'] as const;

export interface PlanOfferProps {
  plan: Plan;
  /** The next lower plan, whose features this one has too. */
  lower: Plan | undefined;
  isCurrent: boolean;
  /** What can be done with the plan, or its state. */
  children: ReactNode;
}

/** A plan with its name, price and features. On wide screens the parts of all plans are in line. */
export function PlanOffer({ plan, lower, isCurrent, children }: PlanOfferProps) {
  const { t } = useTranslation('pricing');
  const { t: texts } = useTranslation('subscriptions');
  const price = usePrice();
  const id = useId();
  const nameOf = (named: Plan) => named.name ?? texts(($) => $.plans[named.id]);
  return (
    <li
      aria-labelledby={id}
      className={cx(
        'slip grid content-start gap-y-4 rounded-card rounded-es-tail border-[1.5px] bg-surface p-5',
        'md:row-span-5 md:grid-rows-subgrid',
        isCurrent ? 'border-tide' : 'border-hair',
      )}
    >
      <div className="grid content-start gap-2">
        <div className="flex items-center gap-3 md:grid md:justify-items-start md:gap-2">
          <HalfDisc state={discs[plan.id]} className="size-8" />
          <h2 id={id} className="text-title md:text-large">
            {nameOf(plan)}
          </h2>
        </div>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {isCurrent && <Chip>{t(($) => $.current)}</Chip>}
          {plan.isPopular && (
            <span className="rounded-full bg-clay px-3 py-1 text-small text-on-clay">
              {t(($) => $.popular)}
            </span>
          )}
        </div>
      </div>
      <p className="font-voice text-large font-semibold">
        {plan.price === 0
          ? texts(($) => $.plan.forFree)
          : texts(($) => $.plan.monthly, { price: price(plan.price) })}
      </p>
      <p className="text-muted">{plan.description}</p>
      <div className="grid content-start gap-2">
        {lower && lower.price > 0 && <p>{t(($) => $.includes, { plan: nameOf(lower) })}</p>}
        <ul className="grid gap-2">
          {lower
            ? plan.features
                .filter((feature) => !lower.features.includes(feature))
                .map((feature) => <Feature key={feature}>{t(($) => $.features[feature])}</Feature>)
            : basics.map((basic) => <Feature key={basic}>{t(($) => $.basics[basic])}</Feature>)}
        </ul>
      </div>
      <div className="grid content-end gap-3">{children}</div>
    </li>
  );
}

function Feature({ children }: { children: string }) {
  return (
    <li className="flex items-start gap-2">
      <CheckIcon className="mt-1 size-5 shrink-0 text-tide" />
      {children}
    </li>
  );
}
