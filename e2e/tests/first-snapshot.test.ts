import { test } from '../fixtures.ts';
import { Analytics } from '../pages/analytics.ts';
import { Demographics } from '../pages/demographics.ts';
import { plantAggregates } from '../support/aggregates.ts';
import { appears } from '../support/asleep.ts';
import { shown, stopClock } from '../support/clock.ts';
import { plantDemographics } from '../support/demographics.ts';

test('pages that were opened before the first snapshot show it without a reload', async ({
  app,
  joinAs,
  enter,
}) => {
  await plantAggregates(app);
  await plantDemographics(app);
  const snapshots = await app.sql('delete from aggregate_snapshots returning kind, built_at');
  const me = await joinAs('premium');
  const analytics = new Analytics(await enter(me));
  const demographics = new Demographics(await enter(me));
  for (const { page } of [analytics, demographics]) await stopClock(page);
  await analytics.open();
  await demographics.open();
  const early = 'The first numbers are still being counted';
  for (const { main } of [analytics, demographics]) await appears(main.getByText(early));
  for (const { kind, built_at } of snapshots)
    await app.sql('insert into aggregate_snapshots (kind, built_at) values ($1, $2)', [kind, built_at]);
  for (const { page } of [analytics, demographics]) await page.clock.fastForward(21_000);
  await shown(analytics.regionNames.first());
  await shown(analytics.trends.first());
  await shown(demographics.overview.first());
});
