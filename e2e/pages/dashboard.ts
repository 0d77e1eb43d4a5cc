import { PagePart } from './page-part.ts';

/** The screen /dashboard. */
export class Dashboard extends PagePart {
  /** The four cards. The text of each is its number and its label, such as "2Total Worries". */
  get cards() {
    return this.main.getByRole('list', { name: 'In numbers' }).getByRole('listitem');
  }
  get refresh() {
    return this.main.getByRole('button', { name: 'Refresh' });
  }
  get logIn() {
    return this.main.getByRole('link', { name: 'Log In' });
  }
  panel(heading: string) {
    return this.main.locator('section').filter({ has: this.page.getByRole('heading', { name: heading }) });
  }
  worry(words: string) {
    return this.panel('Recent Worries').getByRole('listitem').filter({ hasText: words });
  }

  async open() {
    await this.page.goto('/dashboard');
  }
}

/** The sidebar with the member's numbers, beside every page or behind its toggle. */
export class Sidebar extends PagePart {
  get root() {
    return this.page.getByRole('complementary');
  }
  get toggle() {
    return this.page.getByRole('button', { name: /your numbers and places$/ });
  }
  /** The lines of the sidebar. The text of each is its label and its number, such as "Total Worries2". */
  get numbers() {
    return this.root.locator('section').getByRole('listitem');
  }
  place(name: string) {
    return this.root.getByRole('link', { name });
  }
}
