import type { Page } from '@playwright/test';

/** The screen /help with the crisis lines. */
export class Help {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get country() {
    return this.page.getByRole('main').getByRole('combobox');
  }
  get lines() {
    return this.page.getByRole('main').getByRole('listitem');
  }
  get calls() {
    return this.page.locator('main a[href^="tel:"]');
  }

  async open() {
    await this.page.goto('/help');
  }
}
