import type { Locator, Page } from '@playwright/test';
import { PagePart } from './page-part.ts';

/** The menu of a card, a worry or a profile with the entries about another member. */
export class MemberMenu {
  readonly page: Page;
  readonly button: Locator;
  constructor(page: Page, button: Locator) {
    this.page = page;
    this.button = button;
  }

  get entries() {
    return this.page.getByRole('menuitem');
  }
  get question() {
    return this.page.getByRole('dialog');
  }

  async choose(entry: RegExp) {
    await this.button.click();
    await this.entries.filter({ hasText: entry }).click();
  }
  async block() {
    await this.choose(/^Block @/);
    await this.question.getByRole('button', { name: 'Block', exact: true }).click();
  }
}

/** The screen /profile/{username}. */
export class Profile extends PagePart {
  get follow() {
    return this.main.getByRole('button', { name: 'Follow', exact: true });
  }
  get unfollow() {
    return this.main.getByRole('button', { name: 'Unfollow', exact: true });
  }
  get logInToFollow() {
    return this.main.getByRole('link', { name: 'Log in to follow' });
  }
  get unblock() {
    return this.main.getByRole('button', { name: 'Unblock', exact: true });
  }
  get menu() {
    return new MemberMenu(this.page, this.main.getByRole('button', { name: /^Actions for @/ }));
  }
  get blockedPeople() {
    return this.main.getByRole('link', { name: 'Blocked people' });
  }
  get edit() {
    return this.main.getByRole('link', { name: 'Edit Profile' });
  }
  get unverified() {
    return this.main.getByText('Unverified', { exact: true });
  }
  /** One of the numbers, such as "3 Followers". */
  count(label: string) {
    return this.main
      .getByRole('list', { name: 'In numbers' })
      .getByRole('listitem')
      .filter({ hasText: label });
  }

  async open(username: string) {
    await this.page.goto(`/profile/${username}`);
  }
}

/** The lists of followers, of people followed, and of people blocked. */
export class People extends PagePart {
  get cards() {
    return this.main.getByRole('listitem').filter({ hasText: /@|_/ });
  }
  card(name: string) {
    return this.cards.filter({ hasText: name });
  }
  menuOf(name: string) {
    return new MemberMenu(this.page, this.card(name).getByRole('button'));
  }
  list(name: 'Followers' | 'Following') {
    return this.page.getByRole('navigation', { name: 'Lists of people' }).getByRole('link', { name });
  }
  unblock(name: string) {
    return this.page.getByRole('button', { name: `Unblock @${name}` });
  }

  async openFollowers(username: string) {
    await this.page.goto(`/profile/${username}/followers`);
  }
  async openBlocked() {
    await this.page.goto('/blocked');
  }
}
