import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { Shell } from '../pages/shell.ts';
import { violationsOn } from '../support/axe.ts';
import { startDevServer } from '../support/dev-server.ts';
import { buildRoot } from '../support/instance.ts';

const web = join(import.meta.dirname, '..', '..', 'apps', 'web');
const tokens = readFileSync(join(web, 'src', 'styles', 'tokens.css'), 'utf8');

test('in development, /styleguide shows every token and the shared components, light and dark, and axe finds nothing', async ({
  browser,
}) => {
  // Vite bundles its dependencies when it starts.
  test.setTimeout(120_000);
  const { url, stop } = await startDevServer();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const problems: string[] = [];
  try {
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', ({ message }) => problems.push(message));
    // The first page of a development server is compiled while it loads, which the next line waits for.
    await page.goto(`${url}/styleguide`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Styleguide', { timeout: 60_000 });
    for (const name of new Set(tokens.match(/^ {2}--[\w-]+/gm)?.map((line) => line.trim()))) {
      await expect(page.locator(`[data-token="${name}"]`), name).toHaveCount(2);
    }
    const grounds = await page
      .locator('[data-look]')
      .evaluateAll((halves) =>
        halves.map((half) => [half.getAttribute('data-look'), getComputedStyle(half).backgroundColor]),
      );
    const papers = new Map(grounds.map(([look, colour]) => [look, colour]));
    expect(grounds.length).toBeGreaterThan(30);
    expect(papers.get('light')).not.toBe(papers.get('dark'));
    expect(await violationsOn(page)).toEqual([]);
    for (const name of ['Open a dialog', 'Ask before a deletion']) {
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violationsOn(page), name).toEqual([]);
      await page.getByRole('dialog').getByRole('button').last().click();
    }
    await page.getByRole('button', { name: 'Show the messages' }).click();
    await expect(page.locator('[data-toast]')).toHaveCount(3);
    await page.getByRole('button', { name: 'Open a menu (dark)' }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(2);
    expect(await violationsOn(page), 'a menu and messages').toEqual([]);
    expect(problems).toEqual([]);
  } finally {
    await context.close();
    await stop();
  }
});

test('in production, /styleguide is an unknown address, and nothing of it is in the build', async ({
  app,
  page,
  guard,
}) => {
  guard.tolerate(/status of 404/);
  const [styleguide, unknown] = await Promise.all(
    ['/styleguide', '/nowhere'].map((path) => fetch(app.url + path, { headers: { accept: 'text/html' } })),
  );
  expect(styleguide?.status).toBe(unknown?.status);
  expect(await styleguide?.text()).toBe(await unknown?.text());
  await page.goto('/styleguide');
  await expect(new Shell(page).heading).toHaveText('Page not found');
  const dist = join(buildRoot, 'apps', 'web', 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html|json)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((name) => /styleguide/i.test(name + readFileSync(join(dist, name), 'utf8')))).toEqual(
    [],
  );
});
