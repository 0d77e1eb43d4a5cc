import type { Page } from '@playwright/test';

/** A page, or a part of it that is found from the whole page. */
export abstract class PagePart {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get main() {
    return this.page.getByRole('main');
  }
}
