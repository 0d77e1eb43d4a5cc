import { useTranslation } from 'react-i18next';
import { useStore } from '../../lib/state/store.ts';
import { dismissToast, holdToasts, toasts } from '../../lib/state/toast.ts';
import { Toaster } from '../../ui/composed/toaster.tsx';

/** The messages of the whole application. */
export function Toasts() {
  const { t } = useTranslation();
  return (
    <Toaster
      messages={useStore(toasts)}
      kindLabels={{ success: t(($) => $.toast.success), error: t(($) => $.toast.error) }}
      dismissLabel={t(($) => $.actions.close)}
      onDismiss={dismissToast}
      onHold={holdToasts}
    />
  );
}
