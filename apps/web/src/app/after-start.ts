import { watchLanguage } from '../lib/device/language.ts';
import { registerWorker } from './worker.ts';

/** What no page needs to be there: the offline shell, and to follow the language of the account and of other tabs. */
export function afterStart(): void {
  registerWorker();
  watchLanguage();
}
