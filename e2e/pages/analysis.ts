import { PagePart } from './page-part.ts';

/** The analysis of a worry, on the page of the analysis and below the worry on its own page. */
export class Analysis extends PagePart {
  get panel() {
    return this.page.getByRole('region', { name: 'Analysis', exact: true });
  }
  get again() {
    return this.panel.getByRole('button', { name: 'Analyze again' });
  }
  get similar() {
    return this.page.getByRole('region', { name: 'Similar worries' });
  }
  get similarOnes() {
    return this.similar.getByRole('listitem');
  }
  get worry() {
    return this.page.getByRole('article');
  }
  get back() {
    return this.page.getByRole('link', { name: 'Back to the worry' });
  }
  get home() {
    return this.main.getByRole('link', { name: 'Go Home' });
  }
  /** One value of the analysis, by its label. */
  fact(name: string) {
    return this.panel.locator('dl > div').filter({ hasText: name });
  }
  similarOne(words: string) {
    return this.similarOnes.filter({ hasText: words }).getByRole('link');
  }

  async open(postId: string) {
    await this.page.goto(`/posts/${postId}/analysis`);
  }
  /**
   * Scrolls down on the worry's own page, because similar worries are loaded only when the reader scrolls near them.
   */
  async scrollToSimilar() {
    await this.page.locator('#comments form').waitFor();
    await this.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  }
}
