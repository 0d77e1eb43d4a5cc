import type { Page } from '@playwright/test';
import { PagePart } from './page-part.ts';

/** The dialog with the form for a resolution. */
export class ResolutionForm extends PagePart {
  get root() {
    return this.page.getByRole('dialog');
  }
  get methods() {
    return this.root.getByRole('textbox', { name: /^Coping method/ });
  }
  get story() {
    return this.root.getByRole('textbox', { name: 'Your story' });
  }
  get add() {
    return this.root.getByRole('button', { name: 'Add another' });
  }
  get submit() {
    return this.root.getByRole('button', { name: /^(Mark as Resolved|Save)$/ });
  }
  get restored() {
    return this.root.getByText('What you had written is here again.');
  }
  star(count: number) {
    return this.root.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` });
  }
  suggestion(method: string) {
    return this.root.getByRole('button', { name: method });
  }

  async fill(method: string, story: string, stars: number) {
    await this.methods.first().fill(method);
    await this.story.fill(story);
    await this.star(stars).check();
  }
}

/** The resolution on the worry's own page. */
export const resolutionOn = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'How it was resolved' }) });

/** The screen /resolution-stories. */
export class Stories extends PagePart {
  get slips() {
    return this.main.getByRole('article');
  }
  get search() {
    return this.main.getByRole('searchbox', { name: 'Search the stories' });
  }
  get category() {
    return this.main.getByRole('combobox', { name: 'Category' });
  }
  get showAll() {
    return this.main.getByRole('button', { name: 'Show all stories' });
  }
  slip(words: string) {
    return this.slips.filter({ hasText: words });
  }
  worry(words: string) {
    return this.slip(words).getByRole('heading').getByRole('link');
  }

  async open(query = '') {
    await this.page.goto(`/resolution-stories${query}`);
  }
}
