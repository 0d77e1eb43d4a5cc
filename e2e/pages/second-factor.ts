import { scan } from '../support/qr.ts';
import { PagePart } from './page-part.ts';

/** The card of the second factor in the settings. */
export class SecondFactor extends PagePart {
  get card() {
    return this.page.getByRole('region', { name: 'Second factor' });
  }
  get setUp() {
    return this.card.getByRole('button', { name: 'Set it up' });
  }
  get turnOff() {
    return this.card.getByRole('button', { name: 'Turn it off' });
  }
  get password() {
    return this.card.getByLabel('Your password, to be sure it is you');
  }
  get next() {
    return this.card.getByRole('button', { name: 'Next' });
  }
  get picture() {
    return this.card.getByRole('img', { name: 'QR code for your authenticator app' });
  }
  get code() {
    return this.card.getByLabel('Code', { exact: true });
  }
  get confirm() {
    return this.card.getByRole('button', { name: 'Turn it on' });
  }
  get codes() {
    return this.card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  }
  get kept() {
    return this.card.getByLabel('I have kept these codes');
  }
  get done() {
    return this.card.getByRole('button', { name: 'Done' });
  }

  async open() {
    await this.page.goto('/settings#second-factor');
  }

  /** Goes to the picture and reads the secret from its pixels. */
  async scanSecret(password: string): Promise<string> {
    await this.setUp.click();
    await this.password.fill(password);
    await this.next.click();
    const url = new URL(await scan(this.picture));
    return url.searchParams.get('secret') ?? '';
  }

  /** Enters a code, keeps the recovery codes and returns them. */
  async finish(code: string): Promise<string[]> {
    await this.code.fill(code);
    await this.confirm.click();
    await this.codes.first().waitFor();
    const codes = await this.codes.allTextContents();
    await this.kept.check();
    await this.done.click();
    return codes;
  }
}
