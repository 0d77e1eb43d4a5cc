import { autoPrivateDays } from '@halved/shared/auto-private';
import type { User } from '@halved/shared/contract/users';
import { mayUse, tierHas } from '@halved/shared/tiers';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../lib/server/trpc.ts';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Checkbox } from '../../ui/primitives/checkbox.tsx';
import { Field } from '../../ui/primitives/field.tsx';
import { Select } from '../../ui/primitives/select.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { type AdvancedPrivacy, useAdvancedPrivacy } from './use-advanced-privacy.ts';

export interface AdvancedPrivacyCardProps {
  user: User;
  /** The path of the page of plans, if there is one. */
  upgradeTo: string | undefined;
}

/**
 * Old public worries that become private, and a way to hide when the member is active (docs/product.md §17.2). Without
 * the feature the card shows what it is and what is in force, and changes nothing.
 */
export function AdvancedPrivacyCard({ user, upgradeTo }: AdvancedPrivacyCardProps) {
  const { t } = useTranslation('settings');
  // It is requested each time, because another device may have changed it.
  const query = trpc.users.advancedPrivacy.useQuery(undefined, { staleTime: 0 });
  return (
    <Card title={t(($) => $.advanced.title)} lead={t(($) => $.advanced.lead)}>
      {query.isPending && <Skeleton label={t(($) => $.advanced.loading)} count={1} />}
      {query.isError && !query.data && <LoadFailed query={query} failed={t(($) => $.advanced.failed)} />}
      {query.data && <Choices stored={query.data} user={user} upgradeTo={upgradeTo} />}
    </Card>
  );
}

function Choices({ stored, user, upgradeTo }: AdvancedPrivacyCardProps & { stored: AdvancedPrivacy }) {
  const { t } = useTranslation('settings');
  const { privacy, change } = useAdvancedPrivacy(stored);
  const isLocked = !mayUse(user, 'advanced_privacy');
  const ageOf = (value: string) => autoPrivateDays.find((days) => String(days) === value) ?? null;
  return (
    <>
      {isLocked && <WhyLocked user={user} upgradeTo={upgradeTo} />}
      <Field label={t(($) => $.advanced.age)} hint={t(($) => $.advanced.ageHint)}>
        {(control) => (
          <Select
            {...control}
            disabled={isLocked}
            value={privacy.autoPrivateAfterDays ?? ''}
            onChange={({ target }) => change({ autoPrivateAfterDays: ageOf(target.value) })}
          >
            <option value="">{t(($) => $.advanced.never)}</option>
            {autoPrivateDays.map((days) => (
              <option key={days} value={days}>
                {t(($) => $.advanced.days, { count: days })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Checkbox
        asSwitch
        disabled={isLocked}
        label={t(($) => $.advanced.hide)}
        hint={t(($) => $.advanced.hideHint)}
        checked={privacy.hideActivity}
        onChange={({ target }) => change({ hideActivity: target.checked })}
      />
    </>
  );
}

function WhyLocked({ user, upgradeTo }: AdvancedPrivacyCardProps) {
  const { t } = useTranslation('settings');
  const { t: subscriptions } = useTranslation('subscriptions');
  if (tierHas(user.tier, 'advanced_privacy')) return <p>{t(($) => $.advanced.verify)}</p>;
  return (
    <p>
      {t(($) => $.advanced.locked, { plan: subscriptions(($) => $.plans.supporter) })}{' '}
      {upgradeTo && <TextLink to={upgradeTo}>{t(($) => $.advanced.plans)}</TextLink>}
    </p>
  );
}
