import i18next from 'i18next';
import { isInstanceOld, loadInstance } from './instance.ts';

/**
 * Keeps what is known about the instance fresh: once the first page is shown, when the language changes, and when
 * somebody returns to the tab. Returns the function that stops it.
 */
export function watchInstance(): () => void {
  const loadIfOld = () => {
    if (isInstanceOld()) void loadInstance();
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible') loadIfOld();
  };
  loadIfOld();
  i18next.on('languageChanged', loadIfOld);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    i18next.off('languageChanged', loadIfOld);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
