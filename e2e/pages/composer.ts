import type { Locator, Page } from '@playwright/test';

/** The form for a worry: in the feed for a new one, in a dialog for an existing one. */
export class Composer {
  readonly root: Locator;
  constructor(page: Page, root: Locator = page.getByRole('form', { name: 'Share a worry' })) {
    this.root = root;
  }

  get prompt() {
    return this.root.getByRole('combobox', { name: 'Prompt' });
  }
  get words() {
    return this.root.getByRole('textbox', { name: 'Your worry' });
  }
  get longWords() {
    return this.root.getByRole('textbox', { name: 'Extended content' });
  }
  get addLong() {
    return this.root.getByRole('button', { name: 'Add extended content' });
  }
  get comments() {
    return this.root.getByRole('checkbox', { name: 'Allow comments' });
  }
  get note() {
    return this.root.getByRole('checkbox', { name: 'Put a note before it' });
  }
  get later() {
    return this.root.getByRole('checkbox', { name: 'Share it later' });
  }
  get when() {
    return this.root.getByLabel('Date and time');
  }
  get counter() {
    return this.root.getByText(/^\d+\/280$/);
  }
  get submit() {
    return this.root.getByRole('button', { name: /^(Share|Schedule)$/ });
  }
  get save() {
    return this.root.getByRole('button', { name: 'Save' });
  }
  get close() {
    return this.root.getByRole('button', { name: 'Close' });
  }
  get restored() {
    return this.root.getByText('What you had written is here again.');
  }
  get startOver() {
    return this.root.getByRole('button', { name: 'Start over' });
  }
  privacy(level: 'Public' | 'Friends' | 'Private') {
    return this.root.getByRole('radio', { name: level });
  }

  async choosePrompt() {
    await this.prompt.locator('option').nth(1).waitFor({ state: 'attached' });
    await this.prompt.selectOption({ index: 1 });
  }
  /** Fills in the required fields. */
  async write(words: string) {
    await this.choosePrompt();
    await this.words.fill(words);
  }
  async share(words: string) {
    await this.write(words);
    await this.submit.click();
  }
}
