import { PagePart } from './page-part.ts';

/** /wellness, the lists below it, and the history. */
export class Wellness extends PagePart {
  get quickLinks() {
    return this.main.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  }
  get cards() {
    return this.main.getByRole('article');
  }
  get search() {
    return this.main.getByRole('searchbox');
  }
  get category() {
    return this.main.getByRole('combobox', { name: 'Category' });
  }
  get difficulty() {
    return this.main.getByRole('combobox', { name: 'Difficulty' });
  }
  /** What a member without the feature reads. */
  get prompt() {
    return this.main.getByRole('region', { name: 'Guided exercises are part of Premium' });
  }
  part(name: string) {
    return this.main.getByRole('region', { name });
  }
  card(title: string) {
    return this.cards.filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  async open(path = '') {
    await this.page.goto(`/wellness${path}`);
  }
}

/** The page of an exercise, with its player and the form that follows. */
export class ExercisePage extends PagePart {
  get start() {
    return this.button(/^(Start|Start again|Continue with step \d of \d)$/);
  }
  get player() {
    return this.main.getByRole('region', { name: 'Exercise, step by step' });
  }
  get step() {
    return this.player.getByRole('heading');
  }
  get next() {
    return this.button('Next');
  }
  get back() {
    return this.button('Back');
  }
  get complete() {
    return this.button(/^Completed?$/);
  }
  get circle() {
    return this.player.locator('[data-breath]');
  }
  get question() {
    return this.main.getByRole('heading', { name: 'How was it?' });
  }
  get notes() {
    return this.main.getByRole('textbox', { name: 'Notes' });
  }
  get save() {
    return this.button('Save');
  }
  button(name: string | RegExp) {
    return this.main.getByRole('button', { name, exact: true });
  }
  stars(group: string, count: number) {
    return this.main
      .getByRole('group', { name: group })
      .getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` });
  }

  async open(id: string) {
    await this.page.goto(`/wellness/exercises/${id}`);
  }
  /** Goes from the first step to the last one. */
  async walk(steps: number) {
    for (let step = 1; step < steps; step += 1) await this.next.click();
  }
}
