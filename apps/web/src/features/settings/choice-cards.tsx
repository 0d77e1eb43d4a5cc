import { privacyLevels } from '@halved/shared/privacy-levels';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../i18n/message.ts';
import { links } from '../../links.ts';
import { Card } from '../../ui/primitives/card.tsx';
import { Checkbox } from '../../ui/primitives/checkbox.tsx';
import { RadioGroup } from '../../ui/primitives/radio-group.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import type { SettingsForm } from './settings-schema.ts';

interface Props {
  form: UseFormReturn<SettingsForm>;
}

/** The notifications that a member wants. */
export function NotificationsCard({ form }: Props) {
  const { t } = useTranslation('settings');
  return (
    <Card title={t(($) => $.notifications.title)}>
      <div>
        <Checkbox {...form.register('emailNotifications')} label={t(($) => $.notifications.email)} />
        <Checkbox {...form.register('pushNotifications')} label={t(($) => $.notifications.push)} />
      </div>
      <p className="text-small text-muted">{t(($) => $.notifications.account)}</p>
      <TextLink to={links.preferences}>{t(($) => $.notifications.preferences)}</TextLink>
    </Card>
  );
}

/** The default privacy of a new post, and whether the members list includes the member. */
export function PrivacyCard({ form }: Props) {
  const { t } = useTranslation('settings');
  const { t: posts } = useTranslation('posts');
  const message = useMessage();
  return (
    <Card title={t(($) => $.privacy.title)}>
      <div className="grid gap-1.5">
        <RadioGroup
          {...form.register('privacyLevel')}
          legend={t(($) => $.privacy.default)}
          error={message(form.formState.errors.privacyLevel?.message)}
          options={privacyLevels.map((level) => ({
            value: level,
            label: posts(($) => $.privacy[level]),
            hint: posts(($) => $.privacy[`${level}Hint`]),
          }))}
        />
        <p className="text-small text-muted">{t(($) => $.privacy.defaultNote)}</p>
      </div>
      <Checkbox
        {...form.register('listedInMembers')}
        label={t(($) => $.privacy.listed)}
        hint={t(($) => $.privacy.listedHint)}
      />
    </Card>
  );
}
