import { expect, type Page } from '@playwright/test';
import { Numbers } from './numbers.ts';

/** /demographics: the time range and the parts of the page. */
export class Demographics extends Numbers {
  constructor(page: Page) {
    super(page, '/demographics', 'Back to the analytics');
  }

  get overview() {
    return this.main.getByRole('list', { name: 'The community in four numbers' }).getByRole('listitem');
  }
  get date() {
    return this.main.getByText(/^Numbers of/);
  }
  /** A cell of the heat map by its words, such as "Monday, 1 – 2 AM: 15 worries". */
  cell(words: RegExp) {
    return this.part('Days and hours').getByRole('img', { name: words });
  }

  /** Opens the page as soon as the server has built its first snapshot. */
  async openBuilt() {
    await expect(async () => {
      await this.open();
      await expect(this.date).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }
}
