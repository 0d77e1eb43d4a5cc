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

/** The one Trusted Types policy of the site: it knows one address. */
function trustedWorkerUrl(): string {
  const policy = window.trustedTypes?.createPolicy('halved-worker', { createScriptURL: () => workerUrl });
  return policy ? policy.createScriptURL(workerUrl) : workerUrl;
}

/** Registers the offline shell once the page has nothing better to do. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Without it everything but the offline shell works.
    navigator.serviceWorker.register(trustedWorkerUrl()).catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
