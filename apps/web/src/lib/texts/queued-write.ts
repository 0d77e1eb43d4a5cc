import { useTranslation } from 'react-i18next';
import { useOnline } from '../device/online.ts';
import { queuedWrites } from '../server/wake.ts';
import { useStore } from '../state/store.ts';

/**
 * What a form says while its write waits for the network, or for a sleeping server; undefined when nothing waits.
 */
export function useQueuedWriteText(): string | undefined {
  const { t } = useTranslation();
  const waits = useStore(queuedWrites) > 0;
  const online = useOnline();
  if (!waits) return undefined;
  return online ? t(($) => $.wake.later) : t(($) => $.wake.laterOffline);
}
