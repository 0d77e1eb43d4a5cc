import type { Locator, Page } from '@playwright/test';

/** One worry as a slip of paper. */
export class Slip {
  readonly root: Locator;
  readonly page: Page;
  constructor(root: Locator) {
    this.root = root;
    this.page = root.page();
  }

  /** The slip on a page that contains these words. */
  static of(page: Page, words: string): Slip {
    return new Slip(page.getByRole('article').filter({ hasText: words }));
  }

  get like() {
    return this.root.getByRole('button', { name: /^Like|felt this$/ });
  }
  get menuButton() {
    return this.root.getByRole('button', { name: 'Actions for this worry' });
  }
  get menu() {
    return this.page.getByRole('menu');
  }
  get readMore() {
    return this.root.getByRole('button', { name: 'Read more' });
  }
  get showAnyway() {
    return this.root.getByRole('button', { name: 'Show it' });
  }
  get ownPage() {
    return this.root.getByRole('link', { name: /Open this worry/ });
  }
  author(name: string) {
    return this.root.getByRole('link', { name });
  }

  async choose(entry: string) {
    await this.menuButton.click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }
}
