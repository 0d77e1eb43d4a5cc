import { workerPolicy } from '@halved/shared/trusted-types';
import i18next from 'i18next';
import { currentLanguage } from '../i18n/index.ts';
import { watchVersions } from '../lib/device/new-version.ts';
import type { LanguageMessage } from '../offline-texts.ts';

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy;
    };
  }
}

const workerUrl = '/sw.js';

/** The one Trusted Types policy of the site, which allows one address. */
function trustedWorkerUrl(): string {
  const policy = window.trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => workerUrl });
  return policy ? policy.createScriptURL(workerUrl) : workerUrl;
}

/** The shell has a hundred small files, so a phone loads them only after the page itself. */
const afterLoadMs = 3_000;

/** Tells the worker which language it keeps for the time without a network. */
async function tellLanguage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'language', language: currentLanguage() } satisfies LanguageMessage);
}

/** Registers the service worker of the offline shell some seconds after the page has loaded. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // A failure is ignored, because without the worker only the offline shell is missing.
    navigator.serviceWorker
      .register(trustedWorkerUrl())
      .then((registration) => {
        watchVersions(registration, () => location.reload());
        return tellLanguage();
      })
      .catch(() => undefined);
    i18next.on('languageChanged', () => void tellLanguage());
  };
  const registerLater = () => setTimeout(register, afterLoadMs);
  if (document.readyState === 'complete') registerLater();
  else addEventListener('load', registerLater, { once: true });
}
