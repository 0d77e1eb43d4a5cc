import type { Locator, Page } from '@playwright/test';
import { PagePart } from './page-part.ts';

/** The dialog in which a member reports a worry or a comment. */
export class ReportDialog {
  readonly root: Locator;
  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: /^Report / });
  }

  get reasons() {
    return this.root.getByRole('radio');
  }
  reason(name: string) {
    return this.root.getByRole('radio', { name });
  }
  get details() {
    return this.root.getByLabel('Details');
  }
  get submit() {
    return this.root.getByRole('button', { name: 'Report', exact: true });
  }
  get failure() {
    return this.root.getByRole('alert');
  }
}

/** One item of the moderation queue. */
class QueueItem {
  readonly root: Locator;
  constructor(root: Locator) {
    this.root = root;
  }

  get open() {
    return this.root.getByRole('button', { name: 'Read it' });
  }
  get approve() {
    return this.root.getByRole('button', { name: 'Approve' });
  }
  get reject() {
    return this.root.getByRole('button', { name: 'Reject' }).first();
  }
  get note() {
    return this.root.getByLabel('Note');
  }
  get handOver() {
    return this.root.getByRole('button', { name: 'Ask for a second opinion' });
  }
  get question() {
    return this.root.getByLabel('What should they know?');
  }
  get submitQuestion() {
    return this.root.getByRole('button', { name: 'Hand it over' });
  }
  get where() {
    return this.root.getByRole('link', { name: 'See where it stands' });
  }
}

/** The screen /moderation. */
export class Queue extends PagePart {
  /** The link to the queue, with or without the count of waiting items. */
  get link() {
    return this.page.getByRole('link', { name: /^Moderation( \d+ waits? for you)?$/ });
  }
  get items() {
    return this.page.locator('[data-case]');
  }
  get empty() {
    return this.page.getByText('Nothing waits for you');
  }
  /** The number of everything that waits, which leads to the queue. */
  get everything() {
    return this.page.getByRole('link', { name: 'Everything' });
  }
  get takeBreak() {
    return this.page.getByRole('button', { name: 'Take a break' });
  }
  filter(name: string) {
    return this.page.getByRole('button', { name: new RegExp(`^${name}`) });
  }
  by(username: string) {
    return new QueueItem(this.items.filter({ hasText: username }));
  }

  async open() {
    await this.page.goto('/moderation?show=all');
  }
}
