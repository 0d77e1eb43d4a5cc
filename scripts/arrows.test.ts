import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findArrowViolations } from './lib/arrows.ts';
import { findHabitViolations, lineLimit } from './lib/habits.ts';
import { withModuleDrawing } from './lib/module-drawing.ts';
import { findModuleViolations, moduleGraph } from './lib/modules.ts';
import { readSources } from './lib/source.ts';

/** These files contain examples that the checkers reject, so they are not checked themselves. */
const checkers = ['scripts/arrows.test.ts', 'scripts/lib/habits.ts'];
const sources = readSources(fileURLToPath(new URL('..', import.meta.url))).filter(
  ({ path }) => !checkers.includes(path),
);

describe('the repository', () => {
  it('contains source files that the checkers find', () => {
    expect(sources.length).toBeGreaterThan(50);
  });

  it('has only imports that the arrows allow', () => {
    expect(findArrowViolations(sources)).toEqual([]);
  });

  it('keeps the floors of the server’s modules, has no cycles, and has the server’s SQL in query files only', () => {
    expect(findModuleViolations(sources)).toEqual([]);
  });

  it('has no unwanted habit', () => {
    expect(findHabitViolations(sources)).toEqual([]);
  });
});

const arrow = (path: string, target: string) =>
  findArrowViolations([{ path, text: `import { x } from '${target}';` }]).map(({ message }) => message)[0];

describe('the checker of arrows', () => {
  it.each([
    ['packages/shared/src/a.ts', '@halved/db', 'shared may not use db'],
    ['apps/web/src/lib/a.ts', '@halved/api', 'web may not use api'],
    ['apps/web/src/lib/a.ts', '@halved/care', 'web may not use care'],
    ['apps/web/src/lib/a.ts', '@halved/care/crisis', 'web may not use care'],
    ['apps/web/src/lib/a.ts', '../../../api/src/app.ts', 'by its name'],
    ['packages/new/src/a.ts', 'node:fs', 'no row'],
    ['apps/web/src/ui/button.tsx', '../features/posts/card.tsx', 'ui lies below features'],
    ['apps/web/src/links.ts', './app/routes.ts', 'links.ts lies below app'],
    ['apps/web/src/a-new-folder/a.ts', '../features/posts/card.tsx', 'lies below'],
    ['apps/web/src/features/likes/a.tsx', '../posts/card.tsx', 'features never import each other'],
    ['apps/web/src/features/likes/a.tsx', '../../app/routes.ts', 'features lies below app'],
    ['apps/api/src/services/mailer.ts', '../modules/auth/queries.ts', 'services lies below modules'],
    ['apps/api/src/plugins/rest.ts', '../app.ts', 'plugins lies below app'],
    ['apps/api/src/app.ts', './testing/harness.ts', 'made for tests'],
  ])('rejects in %s the import of %s', (path, target, reason) => {
    expect(arrow(path, target)).toContain(reason);
  });

  it.each([
    ['apps/web/src/features/likes/a.tsx', '../../ui/button.tsx'],
    ['apps/web/src/app/screens/feed.tsx', '../../features/posts/card.tsx'],
    ['apps/web/src/lib/trpc.ts', '@halved/shared/contract'],
    ['apps/web/src/features/safety/a.ts', '@halved/care/browser/text-reader'],
    ['apps/api/src/main.ts', './app.ts'],
    ['apps/api/src/modules/likes/likes.test.ts', '../../testing/harness.ts'],
    ['bench/src/understanding.ts', '@halved/shared/testing/hostile-texts'],
  ])('allows %s to import %s', (path, target) => {
    expect(arrow(path, target)).toBeUndefined();
  });

  it('detects every form of import, and ignores comments', () => {
    const text = [
      "export * from '@halved/db';",
      "const { x } = await import('@halved/db/client');",
      "import '@halved/api';",
      "// import '@halved/care';",
    ];
    expect(findArrowViolations([{ path: 'packages/shared/src/a.ts', text: text.join('\n') }])).toHaveLength(
      3,
    );
  });
});

const inModules = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) => ({ path: `apps/api/src/${path}`, text }));

const moduleMessages = (files: Record<string, string>) =>
  findModuleViolations(inModules(files)).map(({ message }) => message);

const importing = (target: string) => `import { x } from '${target}';`;

describe('the checker of modules', () => {
  it('allows the public.ts of a module on the same floor or below', () => {
    const files = {
      'modules/likes/handlers.ts': importing('../posts/public.ts'),
      'modules/resolutions/handlers.ts': importing('../analysis/public.ts'),
      'modules/posts/handlers.ts': importing('./rules.ts'),
      'jobs/index.ts': importing('../modules/posts/public.ts'),
      'router.ts': importing('./modules/posts/handlers.ts'),
      'modules/posts/posts.test.ts': importing('../moderation/handlers.ts'),
    };
    expect(moduleMessages(files)).toEqual([]);
  });

  it.each([
    ['modules/likes/handlers.ts', '../posts/queries.ts', 'uses posts/queries.ts'],
    ['jobs/a.ts', '../modules/posts/rules.ts', 'uses posts/rules.ts'],
    ['cli/a.ts', '../modules/posts/handlers.ts', 'uses posts/handlers.ts'],
    ['modules/posts/handlers.ts', '../moderation/public.ts', 'posts lies below moderation'],
    ['modules/screening/queries.ts', '../users/public.ts', 'screening lies below users'],
    ['modules/brand-new/handlers.ts', '../posts/public.ts', 'brand-new has no floor'],
  ])('rejects in %s the import of %s', (path, target, reason) => {
    expect(moduleMessages({ [path]: importing(target) })).toContainEqual(expect.stringContaining(reason));
  });

  it('rejects a cycle of modules on one floor, with any file names', () => {
    const files = {
      'modules/comments/handlers.ts': importing('../likes/public.ts'),
      'modules/likes/rules.ts': importing('../analysis/public.ts'),
      'modules/analysis/present.ts': importing('../comments/public.ts'),
      'modules/resolutions/handlers.ts': importing('../comments/public.ts'),
    };
    expect(moduleMessages(files)).toEqual([
      expect.stringContaining('comments uses likes'),
      expect.stringContaining('likes uses analysis'),
      expect.stringContaining('analysis uses comments'),
    ]);
  });

  it.each([
    ['modules/posts/handlers.ts', "import { eq } from 'drizzle-orm';"],
    ['modules/posts/present.ts', "import type { SQL } from 'drizzle-orm';"],
    ['modules/posts/rules.ts', "import { posts, statement } from '@halved/db';"],
    ['modules/posts/create.ts', 'await db\n  .insert(posts).values(row);'],
    ['jobs/forget-old.ts', 'await db.delete(sessions);'],
    ['services/outbox.ts', "import { eq } from 'drizzle-orm';"],
    ['services/peaks.ts', 'await db.insert(processPeaks).values(row);'],
    ['plugins/context.ts', "import { selecting } from '@halved/db';"],
    ['idempotency.ts', 'await db.$count(users)'],
  ])('rejects SQL in %s: %s', (path, text) => {
    expect(moduleMessages({ [path]: text })).toEqual([expect.stringContaining('holds SQL')]);
  });

  it.each([
    ['modules/posts/queries.ts', "import { eq } from 'drizzle-orm';"],
    ['modules/posts/list-queries.ts', "import { posts, statement } from '@halved/db';"],
    ['modules/posts/handlers.ts', "import { withTransaction } from '@halved/db';"],
    [
      'modules/posts/rules.ts',
      '/** A statement about posts. */ export type Row = typeof posts.$inferSelect;',
    ],
    ['services/outbox-queries.ts', "import { eq } from 'drizzle-orm';"],
    ['cli/doctor.ts', "import { statement } from '@halved/db';"],
    ['start/demo.ts', 'await db.$count(users)'],
  ])('allows in %s: %s', (path, text) => {
    expect(moduleMessages({ [path]: text })).toEqual([]);
  });

  it('lists which module uses which', () => {
    const files = {
      'modules/likes/handlers.ts': importing('../posts/public.ts'),
      'modules/likes/queries.ts': `${importing('../posts/public.ts')}${importing('../audience/public.ts')}`,
    };
    expect(moduleGraph(inModules(files))).toEqual([
      ['likes', 'audience'],
      ['likes', 'posts'],
    ]);
  });
});

describe('the drawing of the modules', () => {
  const sources = inModules({ 'modules/likes/handlers.ts': importing('../posts/public.ts') });
  const empty = 'Above.\n\n<!-- modules: made by npm run generate -->\n<!-- /modules -->\n\nBelow.\n';

  it('has an arrow for each use of a module by another, and keeps the text around it', () => {
    const document = withModuleDrawing(empty, sources);
    expect(document).toMatch(/^Above\.\n[\s\S]*\n {2}likes --> posts\n```\n[\s\S]*\n\nBelow\.\n$/);
    expect(document.match(/-->/g)).toHaveLength(3);
  });

  it('changes only if the uses change', () => {
    const document = withModuleDrawing(empty, sources);
    expect(withModuleDrawing(document, sources)).toBe(document);
    expect(withModuleDrawing(document, [])).not.toBe(document);
  });

  it('is not inserted into a document without its markers', () => {
    expect(() => withModuleDrawing('Nothing.', sources)).toThrow('no place');
  });
});

const habit = (path: string, text: string) =>
  findHabitViolations([{ path, text }]).map(({ message }) => message);

describe('the checker of habits', () => {
  it.each([
    ['packages/shared/src/a.ts', 'const n = z.coerce.number();'],
    ['apps/api/src/modules/posts/queries.ts', 'sql.raw(order)'],
    ['apps/api/src/plugins/a.ts', 'process.env.PORT'],
    ['apps/web/src/ui/a.tsx', '<p dangerouslySetInnerHTML={x} />'],
    ['apps/web/src/ui/a.tsx', '<p className="ml-2 flex" />'],
    ['apps/web/src/ui/a.tsx', '<p className="sm:-left-4 flex" />'],
    ['apps/web/src/ui/a.tsx', '<p className="flex text-right" />'],
    ['apps/web/src/ui/a.tsx', '<p className="border-l-2" />'],
    ['apps/web/src/ui/a.tsx', '<bdi className="truncate">{nameOf(user)}</bdi>'],
    ['apps/web/src/styles/a.css', '  margin-left: 2px;'],
    ['apps/web/src/styles/a.css', '  left: 0;'],
    ['apps/web/src/features/posts/a.tsx', 'const post = data as Post;'],
    ['apps/api/src/modules/posts/a.ts', 'return row as unknown as Post;'],
    ['apps/api/src/app.ts', '// @ts-expect-error later'],
    ['apps/api/src/modules/posts/queries.ts', 'const select = statement<PostRow>(sql`select 1`);'],
    ['apps/api/src/cli/doctor.ts', 'await db.execute<{ count: number }>(sql`select 1`);'],
  ])('rejects in %s: %s', (path, text) => {
    expect(habit(path, text)).toHaveLength(1);
  });

  it.each([
    ['packages/db/src/literal.ts', 'sql.raw(String(n))'],
    ['apps/api/src/env.ts', 'process.env'],
    ['apps/api/src/modules/paging/page-queries.ts', 'statement<PageRow<Columns>>(query)'],
    ['apps/web/src/ui/a.tsx', '<ArrowLeft className="ms-2 pe-4 start-0 text-end border-s" />'],
    ['apps/web/src/ui/a.tsx', '<bdi translate="no">{nameOf(user)}</bdi>'],
    ['apps/web/src/ui/a.tsx', "<Popover side='left' align='right' />"],
    ['apps/web/src/features/posts/a.tsx', "import { post as one, type Post as P } from './b.ts';"],
    ['apps/web/src/features/posts/a.tsx', "const kinds = ['a'] as const;"],
    ['apps/api/src/app.ts', '// z.coerce would turn false into true'],
  ])('allows in %s: %s', (path, text) => {
    expect(habit(path, text)).toEqual([]);
  });

  it('rejects a file above the line limit, unless it is data', () => {
    const text = '\n'.repeat(lineLimit + 1);
    expect(habit('apps/api/src/a.ts', text)).toHaveLength(1);
    expect(habit('packages/db/src/content/prompts/en.ts', text)).toEqual([]);
  });
});
