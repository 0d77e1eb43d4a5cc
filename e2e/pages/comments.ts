import type { Locator, Page } from '@playwright/test';

/** One comment as a slip, without its replies. */
export class CommentSlip {
  readonly root: Locator;
  constructor(root: Locator) {
    this.root = root;
  }

  get answer() {
    return this.root.getByRole('button', { name: /^Answer/ });
  }
  get edit() {
    return this.root.getByRole('button', { name: 'Edit your comment' });
  }
  get delete() {
    return this.root.getByRole('button', { name: 'Delete your comment' });
  }
  get report() {
    return this.root.getByRole('button', { name: /^Report the comment by/ });
  }
  get sending() {
    return this.root.getByText('Sending…');
  }
  /** The field that replaces the text of the comment while it is edited. */
  get editor() {
    return this.root.getByRole('textbox', { name: 'Change your comment' });
  }
  get save() {
    return this.root.getByRole('button', { name: 'Save' });
  }
}

/** The comments under a worry, on its page or in a slip of the feed. */
export class Comments {
  readonly root: Locator;
  readonly page: Page;
  constructor(root: Locator) {
    this.root = root;
    this.page = root.page();
  }

  /** The comments on the worry's own page. */
  static on(page: Page): Comments {
    return new Comments(page.locator('section#comments'));
  }

  get heading() {
    return this.root.getByRole('heading', { level: 2 });
  }
  get toggle() {
    return this.root.getByRole('button', { name: /^Comments/ });
  }
  get words() {
    return this.root.getByRole('textbox', { name: 'Your comment' });
  }
  get submit() {
    return this.root.getByRole('button', { name: 'Comment', exact: true });
  }
  get answerWords() {
    return this.root.getByRole('textbox', { name: /^Your answer to/ });
  }
  get submitAnswer() {
    return this.root.locator('form').getByRole('button', { name: 'Answer', exact: true });
  }
  get cancel() {
    return this.root.getByRole('button', { name: 'Cancel' });
  }
  get loadMore() {
    return this.root.getByRole('button', { name: 'Load more' });
  }
  get showMore() {
    return this.root.getByRole('button', { name: 'Show more answers' });
  }
  get restored() {
    return this.root.getByText('What you had written is here again.');
  }
  get slips() {
    return this.root.locator('[data-comment]');
  }
  get stub() {
    return this.slips.filter({ hasText: 'This comment is no longer here' });
  }
  get logIn() {
    return this.root.getByRole('link', { name: 'Log In' });
  }
  slip(words: string) {
    return new CommentSlip(this.slips.filter({ hasText: words }));
  }

  async write(words: string) {
    await this.words.fill(words);
    await this.submit.click();
  }
  async answer(to: string, words: string) {
    await this.slip(to).answer.click();
    await this.answerWords.fill(words);
    await this.submitAnswer.click();
  }
}

/** Opens a worry's own page. */
export async function openPost(page: Page, id: string): Promise<Comments> {
  await page.goto(`/posts/${id}`);
  return Comments.on(page);
}
