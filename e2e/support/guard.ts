import type { BrowserContext } from '@playwright/test';

/** What may never happen on any page, whatever a test is about. */
export interface Guard {
  /** Watches every page of a context, also those opened later. */
  watch: (context: BrowserContext) => Promise<void>;
  /** Ignores a trouble that matches, because this test provokes it. */
  tolerate: (...expected: RegExp[]) => void;
  /** Every trouble that nobody expected. */
  troubles: () => string[];
}

const serverErrors = 500;
/** Hands a violation of the content security policy to the console, where the watch sees it. */
const tellViolations = () =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`CSP violation: ${violatedDirective} ${blockedURI}`),
  );

/** Collects console errors, page errors, CSP violations, foreign requests and answers of 500 and more. */
export function createGuard(origin: string): Guard {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  return {
    watch: async (context) => {
      await context.addInitScript(tellViolations);
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        seen.push(`console error: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => seen.push(`page error: ${error.error().stack}`));
      context.on('request', (request) => {
        const url = request.url();
        const own = url.startsWith(`${origin}/`) || /^(data|blob):/.test(url);
        if (!own) seen.push(`foreign request: ${url}`);
      });
      context.on('response', (response) => {
        if (response.status() >= serverErrors) seen.push(`answer ${response.status()}: ${response.url()}`);
      });
    },
    tolerate: (...patterns) => expected.push(...patterns),
    troubles: () => seen.filter((trouble) => !expected.some((pattern) => pattern.test(trouble))),
  };
}
