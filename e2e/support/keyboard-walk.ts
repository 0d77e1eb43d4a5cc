import type { CDPSession, Page } from '@playwright/test';

/** A list that grows at its end needs some laps until nothing new arrives. */
const mostLaps = 4;

/**
 * Marks what has the focus, and whether that can be seen there: by a ring around the element, its parent, or its label.
 * The marks are made in the page, because a question after each key would take most of the time. Called before the page
 * is opened.
 */
export const watchFocus = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const hasRing = (element: Element | null | undefined) =>
      element ? getComputedStyle(element).outlineStyle !== 'none' : false;
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const label = target instanceof HTMLInputElement ? target.labels?.[0] : null;
      const isSeen = [target, target.parentElement, label].some(hasRing);
      target.dataset.walked = isSeen ? 'seen' : 'unseen';
    });
  });

/** The elements that Tab must reach: of the radio buttons of one group only the chosen one, and nothing hidden. */
const stopsOn = (page: Page) =>
  page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => {
        const isVisible = element.checkVisibility({ visibilityProperty: true });
        const isOther = element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
        return isVisible && !isOther && element.tabIndex >= 0 && !element.matches(':disabled, [inert] *');
      })
      .map((element) => `${element.dataset.walked ?? 'unreached'}: ${element.outerHTML.slice(0, 120)}`);
  });

/**
 * Presses Tab so many times in quick succession, as a key that is held down does. Single strokes that each wait for
 * the page would take several times as long.
 */
async function holdTab(keyboard: CDPSession, strokes: number): Promise<void> {
  const stroke = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
  await Promise.all(Array.from({ length: strokes }, () => keyboard.send('Input.dispatchKeyEvent', stroke)));
  await keyboard.send('Input.dispatchKeyEvent', { ...stroke, type: 'keyUp' });
}

/** Goes through the whole page with Tab. Returns what the focus did not reach, and where it could not be seen. */
export async function missedByTab(page: Page): Promise<string[]> {
  const keyboard = await page.context().newCDPSession(page);
  let stops = await stopsOn(page);
  for (let lap = 0; lap < mostLaps && stops.some((stop) => stop.startsWith('unreached')); lap += 1) {
    await holdTab(keyboard, stops.length + 1);
    stops = await stopsOn(page);
  }
  await keyboard.detach();
  if (stops.length === 0) throw new Error('The page has nothing that Tab could reach');
  return stops.filter((stop) => !stop.startsWith('seen'));
}
