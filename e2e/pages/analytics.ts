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
  exportAs(format: 'JSON' | 'CSV') {
    return this.main.getByRole('button', { name: `Export as ${format}` });
  }
}
