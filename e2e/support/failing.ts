import type { Answer } from '@halved/shared/testing/sentences';
import type { Page } from '@playwright/test';

/** What a browser says on its console about an answer that a test gives; for the guard. */
export const failureNoise = /status of (400|401|429|500)|answer 500|ERR_CONNECTION_REFUSED|status of 503/;

/** Gives a call of a page this answer in the server's place, until the page's routes are taken away. */
export async function answer(page: Page, { call, status, error }: Answer): Promise<void> {
  const [method = '', path = ''] = call.split(' ');
  await page.route(`**/api${path}`, (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (status === 0) return route.abort('connectionrefused');
    return route.fulfill({ status, json: error ? { error } : {} });
  });
}

/** Keeps calls of a page under way until the function that comes back is called. */
export async function hold(page: Page, calls: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
