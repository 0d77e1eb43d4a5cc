import { expect, test } from '../fixtures.ts';
import { hold } from '../support/failing.ts';
import { painted, shiftsOn, waitUntilLoaded, watchShifts } from '../support/layout.ts';

const withheld = {
  overview: { totalUsers: null, activeUsers: null, totalWorries: null, averageWorriesPerUser: null },
  categoryTrends: { trending: [] },
  sentimentAnalysis: { globalAverage: null, distribution: null },
  privacyInsights: { privacyDistribution: null },
  temporalPatterns: { dailyActivity: [], hourlyActivity: [] },
  communityHealth: {
    engagementMetrics: { averagePostsPerUser: null },
    supportMetrics: { postsWithSimilarWorries: null, communityInteractionRate: null },
  },
};
const none = {
  regions: [],
  categories: [],
  totals: { totalUsers: 0, totalPosts: 0, averageSentiment: null },
  timeRange: '90d',
  suppressed: false,
};

/** The pages, what they say, and the call that is answered as before the first snapshot. */
const pages = [
  {
    path: '/demographics',
    says: 'The first numbers are still being counted',
    call: '**/api/demographics/overview*',
    early: { ...withheld, generatedAt: null },
  },
  {
    path: '/analytics',
    says: 'The first numbers are still being counted',
    call: '**/api/analytics/geographic*',
    early: { ...none, generatedAt: null },
  },
  {
    path: '/analytics/personal',
    says: 'Nothing to count in this time',
    call: '**/api/analytics/personal*',
    early: null,
  },
  {
    path: '/analytics/me',
    says: 'No published number counts you',
    call: '**/api/users/me/aggregates',
    early: null,
  },
];

for (const [width, height] of [
  [360, 740],
  [1280, 1024],
] as const)
  test(`nothing moves when it turns out that there are no numbers, at ${width} × ${height} px`, async ({
    joinPremium,
    enter,
  }) => {
    const page = await enter(await joinPremium(), { viewport: { width, height } });
    await watchShifts(page);
    // Each page is opened like the first one on this device, which does not know yet whose session it has.
    await page.addInitScript(() => localStorage.removeItem('halved_account'));
    for (const { path, says, call, early } of pages) {
      await test.step(path, async () => {
        if (early) await page.route(call, (route) => route.fulfill({ json: { data: early } }));
        const release = await hold(page, call);
        await page.goto(path);
        await expect(
          page
            .getByRole('main')
            .getByText(/^(Loading|Looking up) the numbers$/)
            .first(),
        ).toBeAttached();
        // The placeholder is painted before the numbers arrive.
        await painted(page);
        release();
        await expect(page.getByRole('main').getByText(says)).toBeVisible();
        await waitUntilLoaded(page);
        expect.soft(await shiftsOn(page), path).toEqual([]);
      });
    }
  });
