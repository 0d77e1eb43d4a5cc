import type { NotificationPreferences } from '@halved/shared/contract/notifications';
import { emailFrequencies } from '@halved/shared/notification-kinds';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/server/session.ts';
import { trpc } from '../../lib/server/trpc.ts';
import { LoadFailed } from '../../ui/composed/load-failed.tsx';
import { SelectField } from '../../ui/composed/select-field.tsx';
import { Checkbox } from '../../ui/primitives/checkbox.tsx';
import { CheckIcon } from '../../ui/primitives/icons.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { PushSetting } from './push-setting.tsx';
import { QuietTimes } from './quiet-times.tsx';
import { usePreferences } from './use-preferences.ts';

export interface PreferencesProps {
  /** Smart check-ins, or what members without them see. */
  smartCheckIns: ReactNode;
}

/** How a member wants to be notified (docs/product.md §11). */
export function Preferences({ smartCheckIns }: PreferencesProps) {
  const { t } = useTranslation('notifications');
  // The data is requested each time, because mail and push can be changed in the settings too.
  const query = trpc.notifications.preferences.useQuery(undefined, { staleTime: 0 });
  if (query.isPending) return <Skeleton label={t(($) => $.preferences.loading)} />;
  if (!query.data) return <LoadFailed query={query} failed={t(($) => $.failed.preferences)} />;
  return <Choices stored={query.data} smartCheckIns={smartCheckIns} />;
}

function Choices({ stored, smartCheckIns }: PreferencesProps & { stored: NotificationPreferences }) {
  const { t } = useTranslation('notifications');
  const { preferences, change, saved } = usePreferences(stored);
  const isAdmin = useUser()?.role === 'admin';
  const toggle = (name: 'emailNotifications' | 'supportNotifications' | 'adminMails') => (
    <Checkbox
      asSwitch
      label={t(($) => $.preferences[name])}
      hint={t(($) => $.preferences.hints[name])}
      checked={preferences[name]}
      onChange={(event) => change({ [name]: event.target.checked })}
    />
  );
  return (
    <div className="grid gap-8">
      <p className="text-muted">{t(($) => $.preferences.lead)}</p>
      {toggle('supportNotifications')}
      <div className="grid gap-3">
        {toggle('emailNotifications')}
        {preferences.emailNotifications && (
          <SelectField
            label={t(($) => $.preferences.emailFrequency)}
            hint={t(($) => $.preferences.emailFrequencyHint)}
            values={emailFrequencies}
            chosen={preferences.emailFrequency}
            textOf={(frequency) => t(($) => $.emailFrequencies[frequency])}
            onChoose={(emailFrequency) => change({ emailFrequency })}
          />
        )}
      </div>
      {isAdmin && toggle('adminMails')}
      <PushSetting preferences={preferences} onChange={change} />
      <QuietTimes preferences={preferences} onChange={change} />
      {smartCheckIns}
      {/* The message sticks to the lower edge of the window, so that it is visible wherever the change was made. */}
      <div
        role="status"
        className="pointer-events-none sticky bottom-[calc(var(--foot-block)+1rem)] z-10 flex min-h-11 justify-center"
      >
        {saved && (
          <p className="arrive flex items-center gap-2 rounded-full border border-ok bg-surface px-4 py-2 text-small font-semibold text-ok">
            <CheckIcon className="size-5 shrink-0" />
            {t(($) => $.preferences.saved)}
          </p>
        )}
      </div>
    </div>
  );
}
