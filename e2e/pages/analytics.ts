import type { Page } from '@playwright/test';
import { Numbers } from './numbers.ts';

/** /analytics: filters, the map, the ranked regions and the charts. */
export class Analytics extends Numbers {
  constructor(page: Page) {
    super(page, '/analytics', 'Back to the dashboard');
  }

  get threshold() {
    return this.main.getByLabel('People a region must have');
  }
  /** The folded choices of a filter, such as "Countries". */
  choices(name: string) {
    return this.main.locator('summary', { hasText: name });
  }
  choice(name: string) {
    return this.main.getByRole('group').getByRole('button', { name, exact: true });
  }
  get regions() {
    return this.main.getByRole('table', { name: 'Regions' });
  }
  get regionNames() {
    return this.regions.getByRole('rowheader');
  }
  /** What stands under the name of a region. */
  details(region: string) {
    return this.regions
      .locator('tr', { has: this.page.getByRole('rowheader', { name: region }) })
      .locator('+ tr');
  }
  get map() {
    return this.main.getByRole('figure', { name: 'Where people write' });
  }
  mark(country: string) {
    return this.map.getByRole('button', { name: new RegExp(`^${country}:`) });
  }
  /** The labels on the map that reach out of it, or lie on the mark of another country. */
  misplacedLabels(): Promise<string[]> {
    // In every language, where the map has another name.
    const labelled = this.main.locator('figure', { has: this.page.locator('[data-map-label]') });
    return labelled.evaluate((map) => {
      const frame = map.getBoundingClientRect();
      const marks = [...map.querySelectorAll('button')].map((mark) => ({
        mark,
        disc: mark.getBoundingClientRect(),
      }));
      return [...map.querySelectorAll('[data-map-label]')].flatMap((label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect();
        const isOnMark = marks.some(
          ({ mark, disc }) =>
            !mark.contains(label) &&
            left < disc.right &&
            right > disc.left &&
            top < disc.bottom &&
            bottom > disc.top,
        );
        const isOutside = left < frame.left || right > frame.right;
        return isOnMark || isOutside ? [label.textContent ?? ''] : [];
      });
    });
  }
  exportAs(format: 'JSON' | 'CSV') {
    return this.main.getByRole('button', { name: `Export as ${format}` });
  }
}
