import { PagePart } from './page-part.ts';

/** The screen /register. */
export class Register extends PagePart {
  get email() {
    return this.page.getByRole('textbox', { name: 'Email' });
  }
  get username() {
    return this.page.getByRole('textbox', { name: 'Username' });
  }
  get password() {
    return this.page.getByLabel('Password', { exact: true });
  }
  get showPassword() {
    return this.page.getByRole('button', { name: 'Show password' });
  }
  get submit() {
    return this.page.getByRole('button', { name: 'Create account' });
  }
  get loginInstead() {
    return this.page.getByRole('link', { name: 'Log in instead' });
  }
  get toLogin() {
    return this.main.getByRole('link', { name: 'Sign in' });
  }
  /** The number of live regions that screen readers know, with a text or without. */
  announcing(): Promise<number> {
    return this.page
      .locator('main form [aria-live=polite]')
      .evaluateAll((regions) => regions.filter((region) => region.checkVisibility()).length);
  }

  async open(query = '') {
    await this.page.goto(`/register${query}`);
  }
  /** Presses the button although it is marked as disabled (aria-disabled). */
  async submitAnyway() {
    await this.submit.click({ force: true });
  }
  async fill({ email, username, password }: { email: string; username: string; password: string }) {
    // The previous screen may still be visible, and may have an email field too.
    await this.submit.waitFor();
    await this.email.fill(email);
    await this.username.fill(username);
    await this.password.fill(password);
  }
}
