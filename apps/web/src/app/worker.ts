import { workerPolicy } from '@halved/shared/trusted-types';
import i18next from 'i18next';
import { currentLanguage } from '../i18n/index.ts';
import { watchVersions } from '../lib/device/watch-versions.ts';
import { rememberLanguage } from '../offline-texts.ts';

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

/** The shell has two hundred small files, so a phone loads them only after the page itself. */
const afterLoadMs = 3_000;

/**
 * Says in which language the worker keeps its texts when it is installed. A failure is ignored: a browser that keeps
 * nothing has no worker either.
 */
const tellLanguage = (): Promise<void> => rememberLanguage(currentLanguage()).catch(() => undefined);

/** Registers the service worker of the offline shell some seconds after the page has loaded. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async () => {
    i18next.on('languageChanged', () => void tellLanguage());
    await tellLanguage();
    const registration = await navigator.serviceWorker.register(trustedWorkerUrl());
    watchVersions(registration, () => location.reload());
  };
  // A failure is ignored, because without the worker only the offline shell is missing.
  const registerLater = () => setTimeout(() => register().catch(() => undefined), afterLoadMs);
  if (document.readyState === 'complete') registerLater();
  else addEventListener('load', registerLater, { once: true });
}
