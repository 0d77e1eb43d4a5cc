import { expect } from '@playwright/test';
import { PagePart } from './page-part.ts';

/** The parts of the page around every screen. */
export class Shell extends PagePart {
  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }
  /** The element of the page's content that has the focus. */
  get focused() {
    return this.main.locator(':focus');
  }
  get navigation() {
    return this.page.getByRole('navigation', { name: 'Main' });
  }
  /** Opens the places that are not in the bar or row. */
  get more() {
    return this.navigation.getByRole('button', { name: /^(More|Más)$/ });
  }
  get logout() {
    return this.page.getByRole('button', { name: 'Logout' });
  }
  get language() {
    return this.page.getByRole('banner').getByRole('combobox');
  }
  get theme() {
    return this.page.getByRole('combobox', { name: 'Colours' });
  }
  get help() {
    return this.page.getByRole('link', { name: /Get help now|Pedir ayuda ahora/ });
  }
  get leaveButton() {
    return this.page.getByRole('button', { name: 'Leave quickly' });
  }
  get dialog() {
    return this.page.getByRole('dialog');
  }
  get toasts() {
    return this.page.locator('[data-toast]');
  }
  toast(text: string) {
    return this.toasts.filter({ hasText: text });
  }
  get wakeNotice() {
    return this.page.getByRole('status').filter({ hasText: 'The server is waking up.' });
  }

  /** Opens the landing page and waits until React has replaced the markup that the server wrote. */
  async openLanding() {
    await this.page.goto('/');
    await this.page.locator('[data-hero]').waitFor({ state: 'detached' });
  }
  /** Goes to a place of the navigation, through its menu if the place is there. */
  async go(name: string) {
    const place = this.navigation.getByRole('link', { name, exact: true });
    await this.navigation.getByRole('link').first().waitFor();
    // A page that arrives moves the focus to its heading, which closes a menu that was opened a moment before.
    await expect(async () => {
      if (!(await place.isVisible()) && (await this.more.isVisible())) await this.more.click();
      await place.click({ timeout: 1_000 });
    }).toPass();
  }
  choose(name: string) {
    return this.dialog.getByRole('button', { name, exact: true }).click();
  }
}
