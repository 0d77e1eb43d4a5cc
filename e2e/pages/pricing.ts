import { PagePart } from './page-part.ts';

export type PlanName = 'Free' | 'Supporter' | 'Premium';

/** The screen /pricing. */
export class Pricing extends PagePart {
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
