import { PagePart } from './page-part.ts';

/** The screen /help with the crisis lines. */
export class Help extends PagePart {
  get country() {
    return this.main.getByRole('combobox');
  }
  get lines() {
    return this.main.getByRole('listitem');
  }
  get calls() {
    return this.page.locator('main a[href^="tel:"]');
  }

  async open() {
    await this.page.goto('/help');
  }
}
