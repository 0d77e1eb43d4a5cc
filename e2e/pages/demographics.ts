import { expect, type Page } from '@playwright/test';

/** /demographics: the time range and the parts of the page. */
export class Demographics {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get main() {
    return this.page.getByRole('main');
  }
  get back() {
    return this.main.getByRole('link', { name: 'Back to the analytics' });
  }
  get timeRange() {
    return this.main.getByLabel('Time range');
  }
  get overview() {
    return this.main.getByRole('list', { name: 'The community in four numbers' }).getByRole('listitem');
  }
  get date() {
    return this.main.getByText(/^Numbers of/);
  }
  part(name: string) {
    return this.main.getByRole('region', { name, exact: true });
  }
  /** A cell of the heat map by its words, such as "Monday, 1 – 2 AM: 15 worries". */
  cell(words: RegExp) {
    return this.part('Days and hours').getByRole('img', { name: words });
  }

  async open(query = '') {
    await this.page.goto(`/demographics${query}`);
  }
  /** Opens the page as soon as the server has built its first snapshot. */
  async openBuilt() {
    await expect(async () => {
      await this.open();
      await expect(this.date).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }
}
