import type { Page } from '@playwright/test';
import { PagePart } from './page-part.ts';

/** What the pages of numbers have in common. */
export class Numbers extends PagePart {
  readonly #path: string;
  readonly #back: string;
  /** `back` is the name of the link that leads back. */
  constructor(page: Page, path: string, back: string) {
    super(page);
    this.#path = path;
    this.#back = back;
  }

  get back() {
    return this.main.getByRole('link', { name: this.#back });
  }
  get timeRange() {
    return this.main.getByLabel('Time range');
  }
  /** A chart with its heading and its table, or another part under a heading. */
  part(name: string) {
    return this.main.getByRole('region', { name, exact: true });
  }
  /** The charts of the categories, week by week. */
  get trends() {
    return this.part('Week by week').getByRole('heading', { level: 3 });
  }

  async open(query = '') {
    await this.page.goto(`${this.#path}${query}`);
  }
  /** Opens the table of every chart, and lists of which only the beginning is shown. */
  async openTables() {
    const closed = this.main.locator('button[aria-expanded=false]');
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
  }
}
