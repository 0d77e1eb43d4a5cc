import type { Locator, Page } from '@playwright/test';

/** The panel that offers help to a writer, at any form. */
export class Support {
  readonly root: Locator;
  constructor(root: Page | Locator) {
    this.root = root.locator('[data-support]');
  }

  get panel() {
    return this.root.getByRole('group', { name: /carry this alone|cargar con esto a solas/ });
  }
  get calls() {
    return this.root.locator('a[href^="tel:"]');
  }
  call(number: string) {
    return this.root.locator(`a[href="tel:${number}"]`);
  }
  get help() {
    return this.root.locator('a[href="/help"]');
  }
  get putAway() {
    return this.root.getByRole('button', { name: /Put away|Ocultar/ });
  }
  get again() {
    return this.root.getByRole('button', { name: /Show them again|Mostrarlas otra vez/ });
  }
}

/** The question that is shown before a comment that may hurt is sent. */
export class GentleQuestion {
  readonly root: Locator;
  constructor(page: Page) {
    this.root = page.getByRole('group', { name: 'This may hurt to read. Do you want to send it as it is?' });
  }

  get rewrite() {
    return this.root.getByRole('button', { name: 'Let me rewrite it' });
  }
  get send() {
    return this.root.getByRole('button', { name: 'Send it' });
  }
}
