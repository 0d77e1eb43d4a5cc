import type { CommunityStats } from '@halved/shared/contract/community';
import { PagePart } from './page-part.ts';

/** The screen /community. */
export class Community extends PagePart {
  /** The four tiles. The text of each is its number and its label, such as "12Posts Today". */
  get tiles() {
    return this.main.getByRole('list', { name: 'The community in numbers' }).getByRole('listitem');
  }
  /** The numbers that the server sends to the page next. */
  async nextStats(): Promise<CommunityStats> {
    const response = await this.page.waitForResponse('**/api/community/stats');
    const { data } = await response.json();
    return data;
  }
  /** The texts of the tiles with these numbers, in English. */
  tileTexts({ totalUsers, postsToday, supportGiven, activeNow }: CommunityStats): string[] {
    const number = (value: number) => value.toLocaleString('en');
    return [
      `${number(totalUsers)}Community Members`,
      `${number(postsToday)}Posts Today`,
      `${number(supportGiven)}Support Given`,
      `${number(activeNow)}Active Now`,
    ];
  }
  get posts() {
    return this.main.getByRole('article');
  }
  get members() {
    return this.main.getByRole('tabpanel').getByRole('listitem');
  }
  tab(name: 'Recent Posts' | 'Active Members') {
    return this.main.getByRole('tab', { name });
  }
  member(name: string) {
    return this.members.filter({ hasText: name });
  }
  box(heading: string) {
    return this.main.getByRole('region', { name: heading });
  }
  link(name: string) {
    return this.main.getByRole('link', { name, exact: true });
  }

  async open(tab: 'posts' | 'members' = 'posts') {
    await this.page.goto(tab === 'posts' ? '/community' : '/community?tab=members');
  }
}
