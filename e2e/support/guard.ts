import type { BrowserContext } from '@playwright/test';

/** Watches for errors that no page may have in any test. */
export interface Guard {
  /** Watches every page of a context, also those opened later. */
  watch: (context: BrowserContext) => Promise<void>;
  /** Ignores matching errors, because the test provokes them. */
  tolerate: (...expected: RegExp[]) => void;
  /** All errors that the test does not tolerate. */
  unexpectedErrors: () => string[];
}

const serverErrors = 500;
/** Logs each violation of the content security policy to the console, which the guard watches. */
const logViolations = () =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`CSP violation: ${violatedDirective} ${blockedURI}`),
  );

/** Collects console errors, page errors, CSP violations, foreign requests and answers of 500 and more. */
export function createGuard(origin: string): Guard {
  const errors: string[] = [];
  const expected: RegExp[] = [];
  return {
    watch: async (context) => {
      await context.addInitScript(logViolations);
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        errors.push(`console error: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(`page error: ${error.error().stack}`));
      context.on('request', (request) => {
        const url = request.url();
        const own = url.startsWith(`${origin}/`) || /^(data|blob):/.test(url);
        if (!own) errors.push(`foreign request: ${url}`);
      });
      context.on('response', (response) => {
        if (response.status() >= serverErrors) errors.push(`answer ${response.status()}: ${response.url()}`);
      });
    },
    tolerate: (...patterns) => expected.push(...patterns),
    unexpectedErrors: () => errors.filter((trouble) => !expected.some((pattern) => pattern.test(trouble))),
  };
}
