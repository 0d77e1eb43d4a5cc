import type { Locator } from '@playwright/test';
import { PagePart } from './page-part.ts';

const rowsOf = (where: Locator) => where.getByRole('listitem');

/** The bell of the header, and what it opens. */
export class Bell extends PagePart {
  get button() {
    return this.page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  }
  get badge() {
    return this.page.locator('[data-badge]');
  }
  get panel() {
    return this.page.getByRole('dialog', { name: 'Notifications' });
  }
  get rows() {
    return rowsOf(this.panel);
  }
  get markAll() {
    return this.panel.getByRole('button', { name: 'Mark all read' });
  }
  get viewAll() {
    return this.panel.getByRole('link', { name: 'View all notifications' });
  }
  unread(count: number) {
    return this.page.getByRole('button', { name: `Notifications, ${count} unread`, exact: true });
  }
}

/** The screen /notifications. */
export class Notifications extends PagePart {
  get rows() {
    return rowsOf(this.main);
  }
  get unreadRows() {
    return this.rows.filter({ hasText: 'Unread' });
  }
  get markAll() {
    return this.main.getByRole('button', { name: 'Mark all as read' });
  }
  get loadMore() {
    return this.main.getByRole('button', { name: 'Load more' });
  }
  get logIn() {
    return this.main.getByRole('link', { name: 'Log In' });
  }
  get saved() {
    return this.main.getByText('Preferences updated successfully!');
  }
  tab(name: 'Notifications' | 'Preferences') {
    return this.main.getByRole('tab', { name: new RegExp(`^${name}`) });
  }
  row(message: string) {
    return this.rows.filter({ hasText: message });
  }
  markOne(message: string) {
    return this.row(message).getByRole('button', { name: /^Mark as read/ });
  }
  /** The devices that get push messages. */
  get devices() {
    return rowsOf(this.main.getByRole('region', { name: 'Devices that get push messages' }));
  }
  removeOf(device: Locator) {
    return device.getByRole('button', { name: /^Remove/ });
  }
  choice(label: string) {
    return this.main.getByLabel(label, { exact: true });
  }

  async open(tab: 'list' | 'preferences' = 'list') {
    await this.page.goto(tab === 'list' ? '/notifications' : '/notifications?tab=preferences');
  }
}
