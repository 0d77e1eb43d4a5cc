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
  /** The button of a notice that something could not be loaded. */
  get tryAgain() {
    return this.main.getByRole('button', { name: 'Try Again' });
  }
  /** A text of the page that is exactly this, such as the message of a field. */
  message(text: string) {
    return this.main.getByText(text, { exact: true });
  }
}
