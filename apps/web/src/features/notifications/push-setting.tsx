import type { NotificationPreferences } from '@halved/shared/contract/notifications';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/primitives/button.tsx';
import { Checkbox } from '../../ui/primitives/checkbox.tsx';
import { PushDevices } from './push-devices.tsx';
import type { PreferenceChange } from './use-preferences.ts';
import { usePush } from './use-push.ts';

export interface PushSettingProps {
  preferences: NotificationPreferences;
  onChange: (change: PreferenceChange) => void;
}

/** Push messages: what they show, whether this device can get them, and the devices that do (docs/product.md §11.3). */
export function PushSetting({ preferences, onChange }: PushSettingProps) {
  const { t } = useTranslation('notifications');
  const { ability, busy, endpoint, subscribe, remove } = usePush(onChange);
  const { pushNotifications, pushSupported } = preferences;
  const problem = pushSupported ? ability : 'off';
  const canSubscribe = problem === 'able' && endpoint === null;
  return (
    <div className="grid gap-3">
      <Checkbox
        asSwitch
        label={t(($) => $.preferences.pushNotifications)}
        hint={t(($) => $.preferences.hints.pushNotifications)}
        // The switch is on while the browser asks for permission, which may take a while.
        checked={pushNotifications || busy}
        onChange={({ target }) => {
          if (target.checked && canSubscribe) void subscribe();
          else onChange({ pushNotifications: target.checked });
        }}
      />
      {problem !== 'able' && <p className="text-small text-muted">{t(($) => $.push[problem])}</p>}
      {pushNotifications && canSubscribe && (
        <Button className="justify-self-start" busy={busy} onClick={() => void subscribe()}>
          {t(($) => $.push.addThis)}
        </Button>
      )}
      {pushNotifications && pushSupported && <PushDevices own={endpoint} onRemove={remove} />}
    </div>
  );
}
