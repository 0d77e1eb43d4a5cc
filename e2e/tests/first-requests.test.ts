import { expect, test } from '../fixtures.ts';
import { groundingExercise } from '../support/wellness.ts';

test('the wellness centre, an exercise, analytics and demographics send each of their first requests once, and do not renew a valid session', async ({
  enter,
  joinPremium,
}) => {
  const page = await enter(await joinPremium());
  let calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/(auth|wellness|analytics|demographics)\//.test(pathname)) calls.push(pathname + search);
  });
  const history = '/api/wellness/history?limit=20';
  for (const [path, urls] of [
    [
      '/wellness',
      [
        history,
        '/api/wellness/recommendations?limit=3',
        '/api/wellness/exercises/popular?limit=6',
        '/api/wellness/techniques?limit=6',
      ],
    ],
    [`/wellness/exercises/${groundingExercise}`, [`/api/wellness/exercises/${groundingExercise}`, history]],
    [
      '/analytics',
      [
        '/api/analytics/geographic?timeRange=90d',
        '/api/analytics/categories/trends?timeRange=90d',
        '/api/analytics/regions/available',
      ],
    ],
    [
      '/demographics',
      [
        '/api/demographics/overview?timeRange=90d',
        '/api/demographics/trending?limit=15',
        '/api/demographics/heatmap?timeRange=90d',
        '/api/demographics/categories/trends?timeRange=90d',
      ],
    ],
  ] as const) {
    calls = [];
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(calls.toSorted()).toEqual(['/api/auth/profile', ...urls].toSorted());
  }
});
