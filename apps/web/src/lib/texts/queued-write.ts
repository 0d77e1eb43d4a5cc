import { useTranslation } from 'react-i18next';
import { queuedWrites } from '../server/wake.ts';
import { useStore } from '../state/store.ts';

/** What a form says while its write waits for a sleeping server; undefined when nothing waits. */
export function useQueuedWriteText(): string | undefined {
  const { t } = useTranslation();
  return useStore(queuedWrites) > 0 ? t(($) => $.wake.later) : undefined;
}
