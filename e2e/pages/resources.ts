import { PagePart } from './page-part.ts';

/** /resources: the crisis lines and the directory of help. */
export class Resources extends PagePart {
  get country() {
    return this.page.getByLabel('Your country');
  }
  get search() {
    return this.page.getByRole('searchbox');
  }
  get category() {
    return this.page.getByLabel('What it is about');
  }
  get cost() {
    return this.page.getByLabel('Cost');
  }
  get topics() {
    return this.main.locator('summary', { hasText: 'Topics' });
  }
  get tags() {
    return this.main.locator('details').getByRole('button');
  }
  tag(name: string) {
    return this.tags.filter({ hasText: name });
  }
  /** The links of the crisis lines that call somebody. */
  get lineCalls() {
    return this.page.getByRole('region', { name: 'In a crisis' }).locator('a[href^="tel:"]');
  }
  get cards() {
    return this.main.getByRole('article');
  }
  card(name: string) {
    return this.page.getByRole('article', { name, exact: true });
  }

  async open(query = '') {
    await this.page.goto(`/resources${query}`);
  }
}
