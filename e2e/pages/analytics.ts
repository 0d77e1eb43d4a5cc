import type { Page } from '@playwright/test';

/** /analytics: filters, the map, the ranked regions and the charts. */
export class Analytics {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get main() {
    return this.page.getByRole('main');
  }
  get back() {
    return this.main.getByRole('link', { name: 'Back to the dashboard' });
  }
  get timeRange() {
    return this.main.getByLabel('Time range');
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
  get trends() {
    return this.main.getByRole('region', { name: 'Week by week' });
  }
  get tryAgain() {
    return this.main.getByRole('button', { name: 'Try Again' });
  }
  exportAs(format: 'JSON' | 'CSV') {
    return this.main.getByRole('button', { name: `Export as ${format}` });
  }

  async open(query = '') {
    await this.page.goto(`/analytics${query}`);
  }
}
