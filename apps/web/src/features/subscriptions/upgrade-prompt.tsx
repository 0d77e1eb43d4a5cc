import type { FeaturePreview } from '@halved/shared/contract/subscriptions';
import { type Feature, tierHas, tiers } from '@halved/shared/tiers';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshUser } from '../../lib/server/session.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { useNumber } from '../../lib/texts/number.ts';
import { links } from '../../links.ts';
import { HalfDisc } from '../../ui/primitives/half-disc.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';

/** The lowest tier with a feature. */
const tierWith = (feature: Feature) => tiers.find((tier) => tierHas(tier, feature)) ?? 'premium';

/**
 * Says which plan has a feature, and shows its first items as they are. What helps in danger is free, and the
 * prompt says so.
 */
export function UpgradePrompt({ feature }: { feature: Feature }) {
  const { t } = useTranslation('subscriptions');
  const { t: common } = useTranslation();
  const id = useId();
  const { data, isPending } = trpc.subscriptions.featureAccess.useQuery({ feature });
  // Without an answer of the server, after any failure too, there is no access.
  const hasAccess = data?.hasAccess ?? false;
  useEffect(() => {
    // The server says that the member has the feature: the plan has changed since the account was loaded.
    if (hasAccess) void refreshUser();
  }, [hasAccess]);
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <div className="grid justify-items-start gap-3 rounded-card rounded-es-tail border border-hair bg-surface p-5 sm:p-7">
        <HalfDisc state="half" className="size-12" />
        <h2 id={id} className="text-title">
          {t(($) => $.features[feature].title, { plan: t(($) => $.plans[tierWith(feature)]) })}
        </h2>
        <p className="max-w-prose">{t(($) => $.features[feature].text)}</p>
        <LinkButton to={links.pricing}>{t(($) => $.gate.plans)}</LinkButton>
        <p className="text-small text-muted">
          {t(($) => $.gate.free)} <TextLink to={links.help}>{common(($) => $.shell.help)}</TextLink>
        </p>
      </div>
      {isPending && <Skeleton label={t(($) => $.gate.loadingPreview)} />}
      {data?.preview && <Preview preview={data.preview} />}
    </section>
  );
}

function Preview({ preview: { count, items } }: { preview: FeaturePreview }) {
  const { t } = useTranslation('subscriptions');
  const number = useNumber();
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} className="text-large">
        {t(($) => $.gate.preview, { shown: number(items.length), count, number: number(count) })}
      </h3>
      <ul className="grid gap-4 sm:grid-cols-2">
        {items.map(({ title, description }) => (
          <li
            key={title}
            className="slip rounded-card rounded-es-tail border border-hair bg-surface p-4 sm:p-5"
          >
            <p dir="auto" className="font-voice text-large font-semibold">
              {title}
            </p>
            <p dir="auto" className="mt-1 text-muted">
              {description}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
