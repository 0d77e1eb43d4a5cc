import { analyse } from '../analyse.ts';
import { type InventedPost, inventedPosts, type PostSet } from '../crisis/posts.ts';
import { byLanguage } from './by-language.ts';
import { type Figure, shareFigure } from './figure.ts';

const measures: Readonly<Record<PostSet, string>> = {
  first: 'crisis, invented posts',
  later: 'crisis, invented posts, written later',
};

/** Measures in how many invented posts danger is detected. A figure from real posts would say more. */
export function inventedPostFigures(): Figure[] {
  const all = inventedPosts();
  const detected = new Set(
    all.filter(({ text, language }) => analyse(text, { localeHint: language }).crisis !== 'none'),
  );
  const figureOf = (set: PostSet) => (items: readonly InventedPost[]) =>
    shareFigure(measures[set], items, (post) => detected.has(post));
  const sets = (['first', 'later'] as const).map((set) => ({
    figure: figureOf(set),
    mine: all.filter((post) => post.set === set),
  }));
  return [
    ...sets.map(({ figure, mine }) => figure(mine)),
    ...sets.flatMap(({ figure, mine }) => byLanguage(mine, figure)),
  ];
}
