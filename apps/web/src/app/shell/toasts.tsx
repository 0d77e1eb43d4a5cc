import { useTranslation } from 'react-i18next';
import { useStore } from '../../lib/store.ts';
import { dismissToast, holdToasts, toasts } from '../../lib/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';

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
