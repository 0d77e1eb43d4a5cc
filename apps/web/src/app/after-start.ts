import { watchLanguage } from '../lib/device/language.ts';
import { registerWorker } from './worker.ts';

/**
 * Work that starts after the first page: the offline shell, and following the language of the account and of other
 * tabs.
 */
export function afterStart(): void {
  registerWorker();
  watchLanguage();
}
