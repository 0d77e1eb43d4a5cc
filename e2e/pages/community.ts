import type { Page } from '@playwright/test';

/** The screen /community. */
export class Community {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get main() {
    return this.page.getByRole('main');
  }
  /** The four tiles. The text of each is its number and its label, such as "12Posts Today". */
  get tiles() {
    return this.main.getByRole('list', { name: 'The community in numbers' }).getByRole('listitem');
  }
  get posts() {
    return this.main.getByRole('article');
  }
  get members() {
    return this.main.getByRole('tabpanel').getByRole('listitem');
  }
  tab(name: 'Recent Posts' | 'Active Members') {
    return this.main.getByRole('tab', { name });
  }
  member(name: string) {
    return this.members.filter({ hasText: name });
  }
  box(heading: string) {
    return this.main.getByRole('region', { name: heading });
  }
  link(name: string) {
    return this.main.getByRole('link', { name, exact: true });
  }

  async open(tab: 'posts' | 'members' = 'posts') {
    await this.page.goto(tab === 'posts' ? '/community' : '/community?tab=members');
  }
}
