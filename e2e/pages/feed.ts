import { Composer } from './composer.ts';
import { PagePart } from './page-part.ts';
import { Slip } from './slip.ts';

/** The screen /feed. */
export class Feed extends PagePart {
  readonly composer = new Composer(this.page);

  get slips() {
    return this.page.getByRole('article');
  }
  get shareButton() {
    return this.main.getByRole('button', { name: 'Share a worry' }).first();
  }
  get filters() {
    return this.page.getByRole('button', { name: 'Filters' });
  }
  get privacyFilter() {
    return this.page.getByRole('combobox', { name: 'Privacy level' });
  }
  get search() {
    return this.page.getByRole('searchbox', { name: 'Search worries' });
  }
  get refreshButton() {
    return this.page.getByRole('button', { name: 'Refresh', exact: true });
  }
  get end() {
    return this.page.getByText('You have reached the end.');
  }
  get endRefresh() {
    return this.page.getByRole('button', { name: 'Refresh for new worries' });
  }
  tab(name: string) {
    return this.page.getByRole('tab', { name });
  }
  slip(words: string) {
    return Slip.of(this.page, words);
  }

  async open(query = '') {
    await this.page.goto(`/feed${query}`);
  }
  /** Opens the form for a new worry: by its button, or on a phone by the bar of places. */
  async startSharing() {
    const inBar = this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Share' });
    await this.shareButton.or(inBar).filter({ visible: true }).first().click();
    await this.composer.words.waitFor();
  }
  async filterBy(level: string) {
    await this.filters.click();
    await this.privacyFilter.selectOption({ label: level });
  }
  async toTheEnd() {
    await this.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  }
}
