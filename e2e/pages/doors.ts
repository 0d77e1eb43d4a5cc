import type { Locator, Page } from '@playwright/test';

/** The quiet lines under one's own worry, one for each kind of need that it speaks of. */
export class Doors {
  readonly root: Locator;
  constructor(page: Page, door: string) {
    this.root = page.locator(`[data-door="${door}"]`);
  }

  get summary() {
    return this.root.locator('summary');
  }
  get calls() {
    return this.root.locator('a[href^="tel:"]');
  }
  get directory() {
    return this.root.locator('a[href^="/resources?"]');
  }
  get putAway() {
    return this.root.getByRole('button', { name: /Put away|Ocultar/ });
  }
}
