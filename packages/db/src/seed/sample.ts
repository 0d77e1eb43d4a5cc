/**
 * `npm run demo:sample -w @halved/db` prints forty random worries of the demo, with their comments and resolutions. `--
 * 12` prints 12 of them, `-- latest` the first ones of the feed, `-- es` those in one language, `-- demo` those of one
 * member.
 */
import { planDemo } from './demo/plan.ts';

const wishes = process.argv.slice(2);
const count = Number(wishes.find((wish) => /^\d+$/.test(wish)) ?? 40);
const latest = wishes.includes('latest');
const wanted = wishes.find((wish) => /^[A-Za-z_]\w*$/.test(wish) && wish !== 'latest');

const now = new Date();
const began = performance.now();
const { users, posts, comments, likes, follows, resolutions } = planDemo(now);
const planned = performance.now() - began;
const endings = new Map(resolutions.map((resolution) => [resolution.postId, resolution]));
const names = new Map(users.map(({ id, username }) => [id, username]));
const nameOf = (id: string | null | undefined) => names.get(id ?? '') ?? 'nobody';
const say = (line = '') => process.stdout.write(`${line}\n`);

const fitting = posts
  .filter(({ language, userId }) => !wanted || language === wanted || nameOf(userId) === wanted)
  .toReversed();
const samples = latest
  ? fitting.slice(0, count)
  : fitting
      .map((post) => ({ post, order: Math.random() }))
      .sort((one, other) => one.order - other.order)
      .slice(0, count)
      .map(({ post }) => post);

function sayAnswers(postId: string | undefined, parentId: string | null, indent: string): void {
  for (const comment of comments) {
    if (comment.postId !== postId || (comment.parentId ?? null) !== parentId) continue;
    say(`${indent}${nameOf(comment.userId)}: ${comment.content}`);
    sayAnswers(postId, comment.id ?? null, `${indent}    `);
  }
}

for (const post of samples) {
  const at = (post.publishedAt ?? post.scheduledFor)?.toISOString().slice(0, 16).replace('T', ' ');
  say(
    `\n${at}  ${nameOf(post.userId)}  ${post.category}, ${post.language}, ${post.privacyLevel}, ${post.likesCount} likes`,
  );
  say(post.shortContent);
  if (post.longContent) say(`    | ${post.longContent.replaceAll('\n', '\n    | ')}`);
  sayAnswers(post.id, null, '    ');
  const ending = endings.get(post.id ?? '');
  if (ending)
    say(
      `    = ${ending.copingMethods.join('; ')}${ending.resolutionStory ? `: ${ending.resolutionStory}` : ''}`,
    );
}
say(
  `\n${users.length} people, ${posts.length} worries, ${comments.length} comments, ${likes.length} likes, ` +
    `${follows.length} follows, ${resolutions.length} resolutions; planned in ${Math.round(planned)} ms`,
);
