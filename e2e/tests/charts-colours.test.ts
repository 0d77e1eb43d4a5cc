import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Analytics } from '../pages/analytics.ts';
import { Demographics } from '../pages/demographics.ts';
import { plantAggregates } from '../support/aggregates.ts';
import { plantDemographics } from '../support/demographics.ts';
import { waitUntilLoaded } from '../support/layout.ts';

test.beforeAll(async ({ app }) => {
  await plantAggregates(app);
  await plantDemographics(app);
});

/**
 * Describes the drawings that hardly differ from the page behind them (less than 3:1, WCAG 1.4.11). The land of the map
 * is left out: it may be pale, because the marks on it carry the numbers.
 */
const paleDrawings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const luminance = (colour: string, behind: number): number => {
      if (!canvas || colour === 'none') return behind;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (value) => value / 255,
      );
      const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
      const full = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      return alpha * full + (1 - alpha) * behind;
    };
    const paper = luminance(getComputedStyle(document.documentElement).backgroundColor, 1);
    const contrast = (colour: string) => {
      const [dark = 0, light = 0] = [paper, luminance(colour, paper)].sort((one, other) => one - other);
      return (light + 0.05) / (dark + 0.05);
    };
    const shapes = 'main svg :is(path, rect, circle, line, polyline), main [role=img] > span.rounded-full';
    return [...document.querySelectorAll(shapes)].flatMap((shape) => {
      if (!shape.checkVisibility() || shape.closest('figure > svg')) return [];
      const { fill, stroke, borderBlockStartColor } = getComputedStyle(shape);
      const drawn = stroke === 'none' ? fill : stroke;
      const colour = shape instanceof SVGElement ? drawn : borderBlockStartColor;
      return contrast(colour) < 3 ? [`${shape.outerHTML.slice(0, 120)} ${colour}`] : [];
    });
  });

const looks = {
  'in a dark palette of forced colours': { forcedColors: 'active', colorScheme: 'dark' },
  'in a light palette of forced colours': { forcedColors: 'active', colorScheme: 'light' },
  'on paper, also from a dark screen': { media: 'print', colorScheme: 'dark' },
} as const;

test(`every bar, dot, line and mark of the numbers can be seen ${Object.keys(looks).join(', ')}`, async ({
  joinPremium,
  enter,
}) => {
  const page = await enter(await joinPremium());
  const everythingCanBeSeen = async () => {
    for (const [look, media] of Object.entries(looks)) {
      await page.emulateMedia({ media: null, forcedColors: null, ...media });
      expect(await paleDrawings(page), look).toEqual([]);
    }
  };
  const analytics = new Analytics(page);
  await analytics.open();
  await expect(analytics.mark('US')).toBeVisible();
  await expect(analytics.trends).toHaveCount(8);
  await everythingCanBeSeen();
  const demographics = new Demographics(page);
  await demographics.open();
  await expect(demographics.trends).toHaveCount(8);
  await waitUntilLoaded(page);
  await everythingCanBeSeen();
});

test('paper has the numbers and no controls', async ({ joinPremium, enter }) => {
  const page = await enter(await joinPremium());
  const demographics = new Demographics(page);
  await demographics.open();
  await expect(demographics.trends).toHaveCount(8);
  await page.emulateMedia({ media: 'print' });
  await expect(demographics.part('Days of the week').getByRole('img', { name: /^Monday: / })).toBeVisible();
  await expect(demographics.main.locator('p', { hasText: /^The last 90 days$/ })).toBeVisible();
  const { back, timeRange, main } = demographics;
  for (const control of [back, timeRange, main.getByRole('button')])
    await expect(control.filter({ visible: true })).toHaveCount(0);
});

test('paper says to what the numbers of regions are narrowed', async ({ joinPremium, enter }) => {
  const page = await enter(await joinPremium());
  const analytics = new Analytics(page);
  await analytics.open('?countries=DE&regions=DE-BE&categories=work&minUserThreshold=15');
  const words = 'The last 90 days · Germany · Berlin · Work · People a region must have: 15';
  const onPaper = analytics.main.getByText(words, { exact: true });
  await expect(onPaper).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(onPaper).toBeVisible();
});
