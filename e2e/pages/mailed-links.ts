import { PagePart } from './page-part.ts';

/** The screen /forgot-password and its view after the form was sent. */
export class ForgotPassword extends PagePart {
  get email() {
    return this.page.getByRole('textbox', { name: 'Email' });
  }
  get submit() {
    return this.page.getByRole('button', { name: 'Send reset link' });
  }
  get sent() {
    return this.page.getByRole('heading', { name: 'Check your email' });
  }
  get toLogin() {
    return this.main.getByRole('link', { name: 'Back to login' });
  }
  get again() {
    return this.page.getByRole('button', { name: 'Use another email' });
  }

  async open() {
    await this.page.goto('/forgot-password');
  }
  async requestLink(email: string) {
    await this.email.fill(email);
    await this.submit.click();
  }
}

/** The screen /reset-password. */
export class ResetPassword extends PagePart {
  get password() {
    return this.page.getByLabel('New Password', { exact: true });
  }
  get confirmation() {
    return this.page.getByLabel('Confirm New Password', { exact: true });
  }
  get submit() {
    return this.page.getByRole('button', { name: 'Reset password' });
  }
  get newLink() {
    return this.page.getByRole('link', { name: 'Ask for a new link' });
  }

  async choose(password: string, confirmation = password) {
    await this.password.fill(password);
    await this.confirmation.fill(confirmation);
    await this.submit.click();
  }
}

/** The screen /verify-email. */
export class VerifyEmail extends PagePart {
  get success() {
    return this.page.getByRole('heading', { name: 'Email Verified' });
  }
  get failure() {
    return this.page.getByRole('heading', { name: 'Email verification failed' });
  }
  get toDashboard() {
    return this.main.getByRole('link', { name: 'Go to Dashboard' });
  }
  get toLogin() {
    return this.main.getByRole('link', { name: 'Go to Login' });
  }
}

/** The screen /unsubscribe. */
export class Unsubscribe extends PagePart {
  get confirm() {
    return this.page.getByRole('button', { name: /^(Send me no more|No me envíes más)$/ });
  }
  get done() {
    return this.page.getByRole('heading', { name: /^(Done|Hecho)$/ });
  }
  get failure() {
    return this.page.getByRole('heading', { name: 'This link does not work' });
  }
  get toPreferences() {
    return this.main.getByRole('link', { name: 'Open preferences' });
  }
}
