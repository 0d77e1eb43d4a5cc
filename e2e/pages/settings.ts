import { PagePart } from './page-part.ts';

/** The screen /settings. */
export class Settings extends PagePart {
  card(title: string) {
    return this.page.getByRole('region', { name: title, exact: true });
  }
  /** A text field, a checkbox or a radio button by its label. */
  field(label: string) {
    return this.main.getByLabel(label, { exact: true });
  }
  privacy(level: 'Public' | 'Friends' | 'Private') {
    return this.page.getByRole('radio', { name: level });
  }
  get save() {
    return this.main.getByRole('button', { name: 'Save Changes' });
  }
  get saving() {
    return this.main.getByRole('button', { name: 'Saving...' });
  }
  get unsaved() {
    return this.page.getByText('You have unsaved changes.');
  }
  get discard() {
    return this.main.getByRole('button', { name: 'Discard', exact: true });
  }
  get question() {
    return this.page.getByRole('dialog');
  }
  get sessions() {
    return this.card('Where you are signed in').getByRole('listitem');
  }
  get download() {
    return this.main.getByRole('button', { name: 'Download my data' });
  }
  get deleteAccount() {
    return this.main.getByRole('button', { name: 'Delete my account' });
  }
  get confirmDeletion() {
    return this.question.getByRole('button', { name: 'Delete for good' });
  }
  get password() {
    return this.question.getByLabel('Your password, to be sure it is you');
  }

  async open() {
    await this.page.goto('/settings');
  }
  /** Chooses an answer in a dialog; the close button can be an answer too. */
  answer(name: string) {
    return this.question.getByRole('button', { name, exact: true }).first().click();
  }
  async changePassword(current: string, next: string) {
    await this.field('Current Password').fill(current);
    await this.field('New Password').fill(next);
    await this.field('Confirm New Password').fill(next);
    await this.main.getByRole('button', { name: 'Change Password' }).click();
  }
}
