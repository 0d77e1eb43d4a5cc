import { Preferences } from '../features/notifications/preferences.tsx';
import { SmartCheckIn } from '../features/notifications/smart-check-in.tsx';
import { FeatureGate } from '../features/subscriptions/feature-gate.tsx';

/** The second tab of /notifications: how a member wants to be notified, with the smart check-ins of the paid plans. */
export function NotificationPreferences() {
  return (
    <Preferences
      smartCheckIns={
        <FeatureGate feature="smart_notifications">
          <SmartCheckIn />
        </FeatureGate>
      }
    />
  );
}
