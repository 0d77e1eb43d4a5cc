import type { Page } from '@playwright/test';

export type PlanName = 'Free' | 'Supporter' | 'Premium';

/** The screen /pricing. */
export class Pricing {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get main() {
    return this.page.getByRole('main');
  }
  plan(name: PlanName) {
    return this.main.getByRole('listitem', { name, exact: true });
  }
  upgrade(name: PlanName) {
    return this.plan(name).getByRole('button');
  }
  get manage() {
    return this.main.getByRole('button', { name: 'Manage subscription' });
  }
  get alert() {
    return this.main.getByRole('alert');
  }
  get questions() {
    return this.main.getByRole('region', { name: 'Questions' });
  }

  async open() {
    await this.page.goto('/pricing');
  }
}
