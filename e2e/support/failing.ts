import type { Answer } from '@halved/shared/testing/failure-sentences';
import type { Page } from '@playwright/test';

/** The messages that a browser logs about a response that a test has faked. The guard tolerates them. */
export const failureNoise = /status of (400|401|429|500)|answer 500|ERR_CONNECTION_REFUSED|status of 503/;

/** Answers a call of a page in place of the server, until the page's routes are removed. */
export async function answer(page: Page, { call, status, error }: Answer): Promise<void> {
  const [method = '', path = ''] = call.split(' ');
  await page.route(`**/api${path}`, (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (status === 0) return route.abort('connectionrefused');
    return route.fulfill({ status, json: error ? { error } : {} });
  });
}

/** Holds calls of a page until the returned function is called. */
export async function hold(page: Page, calls: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
