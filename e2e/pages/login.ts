import { PagePart } from './page-part.ts';

/** The screen /login and its waking-up screen. */
export class Login extends PagePart {
  get email() {
    return this.page.getByRole('textbox', { name: 'Email' });
  }
  get password() {
    return this.page.getByLabel('Password', { exact: true });
  }
  get submit() {
    return this.page.getByRole('button', { name: 'Sign in', exact: true });
  }
  get busy() {
    return this.page.getByRole('button', { name: 'Signing in...' });
  }
  /** The notice that explains why a session ended. */
  get ended() {
    return this.page.getByText('Your session has ended. Please log in again.');
  }
  get createAccount() {
    return this.page.getByRole('link', { name: 'Create your account' });
  }
  get waking() {
    return this.page.getByRole('heading', { name: 'Waking up login services...' });
  }
  get steps() {
    return this.main.getByRole('listitem');
  }
  get step() {
    return this.page.locator('[aria-current=step]');
  }

  async open(query = '') {
    await this.page.goto(`/login${query}`);
  }
  async signIn({ email, password }: { email: string; password: string }) {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
