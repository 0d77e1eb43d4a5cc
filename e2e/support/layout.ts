import { expect, type Locator, type Page } from '@playwright/test';
import { Shell } from '../pages/shell.ts';

/** What keeps a page from standing by itself, after the frames in which its last change is drawn. */
const unfinishedOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const titles = all('h1, [role=heading][aria-level="1"]').filter(
      (title) => !title.closest('[aria-hidden=true]'),
    );
    const passing = all('#splash, [role=status][aria-busy=true], .pulse').filter(isShown);
    const unfinished = [...all('[data-hero]'), ...passing].map((element) => element.outerHTML.slice(0, 120));
    return titles.filter(isShown).length === 1 ? unfinished : [...unfinished, 'one title is awaited'];
  });

/**
 * Waits until the page stands by itself, without the splash and the markup from the server, and nothing is loading. The
 * page is asked for all of that at once and often, because this is awaited hundreds of times.
 */
export const waitUntilLoaded = (page: Page): Promise<void> =>
  expect(async () => expect(await unfinishedOn(page)).toEqual([])).toPass({
    intervals: [30],
    timeout: 15_000,
  });

/** Waits until the splash was there and is gone. It is hidden before its markup has come, too. */
export async function splashPassed(page: Page): Promise<void> {
  const splash = page.locator('#splash');
  await expect(splash).toBeVisible();
  await expect(splash).toBeHidden();
}

/** Waits until the page's last change is drawn. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** In a narrower window a member's picker of languages stands in the menu behind the name. */
const roomy = { width: 1280, height: 740 };

/** Changes the language of a page without loading it again. Its texts may still load, and its window is wide. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.setViewportSize(roomy);
  await new Shell(page).language.selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

interface Look {
  colorScheme: 'light' | 'dark';
  language: string;
}

/** The looks in the title of a test. */
export const namesOf = (looks: readonly Look[]): string =>
  looks.map(({ colorScheme, language }) => `${colorScheme} ${language}`).join(', ');

/** Lets the next page load in a language, as if it had been chosen on this device. */
export const loadNextIn = (page: Page, language: string): Promise<void> =>
  page.evaluate((code) => localStorage.setItem('halved_language', code), language);

/**
 * Sees the page in every look, in a window of the same size; the next page loads in the first language again. An open
 * menu or dialog may close in between, and so each look opens its own.
 */
export async function inAllLooks(
  page: Page,
  looks: readonly [Look, ...Look[]],
  see: (look: string) => Promise<void>,
): Promise<void> {
  const size = page.viewportSize() ?? roomy;
  for (const { colorScheme, language } of looks) {
    await page.emulateMedia({ colorScheme });
    if ((await page.locator('html').getAttribute('lang')) !== language) {
      await speak(page, language);
      await page.setViewportSize(size);
    }
    await see(`${colorScheme}, ${language}`);
  }
  await loadNextIn(page, looks[0].language);
}

/**
 * The markup of a screen without its addresses and ids. Screens for which it is the same look the same, such as the
 * login that a visitor finds at a third of all addresses.
 */
export const contentOf = async (page: Page): Promise<string> =>
  (await page.getByRole('main').innerHTML()).replaceAll(/ (href|id|for|aria-[a-z]+)="[^"]*"/g, '');

/** Describes the elements that extend beyond the edge of the window; empty if none does. */
export const overflowOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName} ${element.className}`);
  });

/** Records layout shifts from the next page on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const { value = 0, sources = [] } of list.getEntries().map((entry) => entry.toJSON())) {
        shifts.push(`${value}: ${JSON.stringify(sources)}`);
      }
      document.documentElement.dataset.shifts = JSON.stringify(shifts);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shifts since the page began, each with its share of the total (CLS). */
export const shiftsOn = async (page: Page): Promise<string[]> =>
  JSON.parse(await page.evaluate(() => document.documentElement.dataset.shifts ?? '[]'));

/**
 * Texts that are cut off: they extend beyond an element that clips or scrolls them sideways, or beyond the window. With
 * `mayScroll`, what scrolls by keyboard too is exempt, such as a table of numbers (WCAG 1.4.10 exempts tables), and so
 * are the names on the map, which are placed before the letters are spaced and stand in that table too.
 */
export const cutOn = (page: Page, { mayScroll = false } = {}): Promise<string[]> =>
  page.evaluate((isScrollingFine) => {
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    // Text for screen readers alone, in a narrow window or in every one.
    const isUnseen = (element: Element) =>
      element.closest('.sr-only') !== null || getComputedStyle(element).clipPath === 'inset(50%)';
    const isShortened = (element: Element): boolean => {
      const { textOverflow, display } = getComputedStyle(element);
      if (textOverflow === 'ellipsis') return true;
      // The text of an inline element is shortened with the block around it.
      return display === 'inline' && element.parentElement !== null && isShortened(element.parentElement);
    };
    const cutTexts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      // Skipped: text in a field, because a field scrolls its text.
      if (isUnseen(parent) || parent.closest('option, select, textarea, script, style, #splash')) continue;
      if (isScrollingFine && parent.closest('.overflow-x-auto[tabindex="0"], [data-map-label]')) continue;
      // Skipped: a text that ends with an ellipsis, because the reader sees that it is shortened and can read it
      // elsewhere.
      if (isShortened(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      const frames = [{ left: 0, right: document.documentElement.clientWidth }];
      for (let around: Element | null = parent; around; around = around.parentElement) {
        if (clips(around)) frames.push(around.getBoundingClientRect());
      }
      if (frames.some(({ left, right }) => words.left < left - 1 || words.right > right + 1)) {
        cutTexts.add(`${parent.tagName} ${parent.className}: ${node.textContent.slice(0, 40)}`);
      }
    }
    return [...cutTexts];
  }, mayScroll);

/**
 * Texts whose end is cut off below: they are higher than an element that clips them. A text that is shortened to some
 * lines is exempt, because the reader sees that and can read it elsewhere.
 */
export const cutBelowOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { overflowY, webkitLineClamp, textOverflow, clipPath } = getComputedStyle(element);
      const clips = overflowY === 'hidden' || overflowY === 'clip';
      if (!clips || webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return [];
      // Text for screen readers alone is clipped away.
      if (!element.textContent?.trim() || clipPath === 'inset(50%)') return [];
      if (element.matches('svg, svg *, textarea, input')) return [];
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const excess = element.scrollHeight - element.clientHeight;
      return excess > 1 ? [`${element.tagName} ${element.className}: ${excess} px`] : [];
    }),
  );

/** Doubles the text size as the browser’s own setting does. Returns the function that undoes it. */
export async function doubleText(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const set = (standard: number, fixed: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  await set(32, 26);
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
  return () => set(16, 13);
}

/** The visible names of controls with a word that is broken over two lines: they have more lines than words. */
export const brokenWordsOf = (controls: Locator): Promise<string[]> =>
  controls.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const name = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
      if (!name) throw new Error('The control is not named by an element');
      const range = document.createRange();
      range.selectNodeContents(name);
      const words = name.innerText.trim();
      return range.getClientRects().length > words.split(/\s+/).length ? [words] : [];
    }),
  );

/**
 * Words of at most four letters that are broken over two lines: what they stand in has become too narrow to be read.
 * Names are exempt, because they may be long words that are joined by signs, and so are tables of numbers.
 */
export const brokenShortWordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('bdi, body [dir=ltr], .sr-only, svg, table, option, textarea, script, style'))
        continue;
      const text = node.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(/(?<![\p{L}\w’])\p{L}{2,4}(?![\p{L}\w’])/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.add(`“${word}” in “${text.slice(0, 40)}”`);
      }
    }
    return [...broken];
  });

/**
 * Controls that are too small for a thumb: the box of a label belongs to its control. Links in running text are exempt,
 * and titles whose link covers their whole card.
 */
export const smallForThumbs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const leastPx = 43.5;
    const controls = document.querySelectorAll<HTMLElement>('button, select, summary, input, textarea, a');
    return [...controls].flatMap((control) => {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      const boxes = [control, ...labels].map((element) => element.getBoundingClientRect());
      const height = Math.max(...boxes.map((box) => box.height));
      const width = Math.max(...boxes.map((box) => box.width));
      const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 1;
      const isOnScreen = boxes.some(({ bottom }) => bottom > 0);
      if (!isShown || !isOnScreen || control.closest('p, article :is(h2, h3)')) return [];
      if (height >= leastPx && width >= leastPx) return [];
      return [`${control.outerHTML.slice(0, 80)} ${width}×${height}`];
    });
  });
