import { useTranslation } from 'react-i18next';
import { useStore } from './store.ts';
import { waitingWrites } from './wake.ts';

/** What a form says while what it sent waits for a sleeping server; undefined while nothing waits. */
export function useWaitingText(): string | undefined {
  const { t } = useTranslation();
  return useStore(waitingWrites) > 0 ? t(($) => $.wake.later) : undefined;
}
