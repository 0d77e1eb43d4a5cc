import { PagePart } from './page-part.ts';

/** The screen /profile/edit. */
export class EditProfile extends PagePart {
  get displayName() {
    return this.page.getByRole('textbox', { name: 'Display name' });
  }
  get bio() {
    return this.page.getByRole('textbox', { name: 'Bio' });
  }
  get picture() {
    return this.page.getByRole('textbox', { name: 'Picture' });
  }
  get save() {
    return this.page.getByRole('button', { name: 'Save Changes' });
  }
  get discard() {
    return this.page.getByRole('button', { name: 'Discard changes' });
  }
  get back() {
    return this.main.getByRole('link', { name: 'Back' });
  }
  get preview() {
    return this.page.getByRole('region', { name: 'This is how others see you' });
  }
  get question() {
    return this.page.getByRole('dialog');
  }

  async open() {
    await this.page.goto('/profile/edit');
  }
  /** Presses the button although it is marked as disabled (aria-disabled). */
  async submitAnyway() {
    await this.save.click({ force: true });
  }
  answer(name: string) {
    return this.question.getByText(name, { exact: true }).click();
  }
}
