/**
 * `npm run demo:sample -w @halved/db` prints forty random worries of the demo, with their comments and resolutions.
 * With `-- 12` it prints 12 worries. With `-- latest` it prints the latest ones, with `-- es` those in Spanish, and
 * with `-- demo` those of the member `demo`.
 */
import { planDemo } from './demo/plan.ts';

const args = process.argv.slice(2);
const count = Number(args.find((wish) => /^\d+$/.test(wish)) ?? 40);
const latest = args.includes('latest');
const selection = args.find((wish) => /^[A-Za-z_]\w*$/.test(wish) && wish !== 'latest');

const now = new Date();
const startedAt = performance.now();
const { users, posts, comments, likes, follows, resolutions } = planDemo(now);
const planned = performance.now() - startedAt;
const resolutionByPost = new Map(resolutions.map((resolution) => [resolution.postId, resolution]));
const names = new Map(users.map(({ id, username }) => [id, username]));
const nameOf = (id: string | null | undefined) => names.get(id ?? '') ?? 'nobody';
const say = (line = '') => process.stdout.write(`${line}\n`);

const matching = posts
  .filter(({ language, userId }) => !selection || language === selection || nameOf(userId) === selection)
  .toReversed();
const samples = latest
  ? matching.slice(0, count)
  : matching
      .map((post) => ({ post, order: Math.random() }))
      .sort((one, other) => one.order - other.order)
      .slice(0, count)
      .map(({ post }) => post);

function printComments(postId: string | undefined, parentId: string | null, indent: string): void {
  for (const comment of comments) {
    if (comment.postId !== postId || (comment.parentId ?? null) !== parentId) continue;
    say(`${indent}${nameOf(comment.userId)}: ${comment.content}`);
    printComments(postId, comment.id ?? null, `${indent}    `);
  }
}

for (const post of samples) {
  const at = (post.publishedAt ?? post.scheduledFor)?.toISOString().slice(0, 16).replace('T', ' ');
  say(
    `\n${at}  ${nameOf(post.userId)}  ${post.category}, ${post.language}, ${post.privacyLevel}, ${post.likesCount} likes`,
  );
  say(post.shortContent);
  if (post.longContent) say(`    | ${post.longContent.replaceAll('\n', '\n    | ')}`);
  printComments(post.id, null, '    ');
  const resolution = resolutionByPost.get(post.id ?? '');
  if (resolution)
    say(
      `    = ${resolution.copingMethods.join('; ')}${resolution.resolutionStory ? `: ${resolution.resolutionStory}` : ''}`,
    );
}
say(
  `\n${users.length} people, ${posts.length} worries, ${comments.length} comments, ${likes.length} likes, ` +
    `${follows.length} follows, ${resolutions.length} resolutions; planned in ${Math.round(planned)} ms`,
);
