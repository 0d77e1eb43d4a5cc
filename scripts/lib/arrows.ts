import { importsOf, isTest, type Source, type Violation } from './source.ts';

/**
 * The workspaces that each workspace may import, or only a folder of one (docs/architecture.md). A new workspace is
 * rejected until it has a row here.
 */
const packageArrows: Readonly<Record<string, readonly string[]>> = {
  config: [],
  shared: [],
  care: ['shared'],
  db: ['shared'],
  api: ['shared', 'db', 'care'],
  web: ['shared', 'care/browser'],
  e2e: ['shared', 'db'],
  bench: ['shared', 'db', 'care'],
  reliability: ['shared', 'db'],
  scripts: ['shared', 'db'],
};

/** The files and folders without a package, or of one for tests, that a workspace may use by their path. */
const byPath: Readonly<Record<string, readonly string[]>> = {
  e2e: ['scripts/lib/chromium.mjs', 'scripts/lib/document-part.ts'],
  bench: ['scripts/lib/document-part.ts'],
  reliability: ['bench/src/', 'apps/api/src/testing/'],
};

/**
 * The levels of the folders, the lowest first. A folder may import from its own level and below. Unlisted folders are
 * on the lowest level.
 */
const apiLevels: readonly (readonly string[])[] = [
  ['modules'],
  ['router', 'plugins', 'jobs'],
  ['app'],
  ['main', 'cli'],
];
const webLevels: readonly (readonly string[])[] = [['features'], ['app', 'main', 'prerender']];

/** Every import in the given files that violates an arrow. */
export function findArrowViolations(sources: readonly Source[]): Violation[] {
  return sources.flatMap((source) =>
    importsOf(source).flatMap((target) => {
      const message = objection(source.path, target);
      return message ? [{ path: source.path, message: `imports ${target}: ${message}` }] : [];
    }),
  );
}

function objection(path: string, target: string): string | undefined {
  return packageObjection(path, target) ?? (isTest(path) ? undefined : layerObjection(path, target));
}

function packageObjection(path: string, target: string): string | undefined {
  const from = packageOf(path);
  const allowed = packageArrows[from];
  if (!allowed) return `the workspace ${from} has no row in scripts/lib/arrows.ts`;
  const [, named, folder] = /^@halved\/([^/]+)(\/[^/]+)?/.exec(target) ?? [];
  if (named) {
    if (named === from || named === 'config' || allowed.includes(named)) return undefined;
    if (folder && allowed.includes(named + folder)) return undefined;
    return `${from} may not use ${named}`;
  }
  const isElsewhere =
    /^(apps|packages|e2e|bench|reliability|scripts)\//.test(target) && packageOf(target) !== from;
  if (isElsewhere && !byPath[from]?.some((folder) => target.startsWith(folder))) {
    return 'another workspace is imported by its name, never by a path';
  }
  return undefined;
}

function layerObjection(path: string, target: string): string | undefined {
  if (isTest(target) && !/^(bench|reliability)\//.test(path))
    return 'only tests, the bench and the faults use what is made for tests';
  const app = /^apps\/(api|web)\/src\//.exec(path)?.[0];
  if (!app || !target.startsWith(app)) return undefined;
  const [levels, appName] = app.includes('/api/') ? [apiLevels, 'api'] : [webLevels, 'web'];
  const from = path.slice(app.length).split('/');
  const to = target.slice(app.length).split('/');
  if (levelOf(levels, to[0]) > levelOf(levels, from[0])) return `${from[0]} lies below ${to[0]}`;
  const isBetweenFeatures = appName === 'web' && from[0] === 'features' && to[0] === 'features';
  return isBetweenFeatures && from[1] !== to[1]
    ? 'features never import each other; a screen composes them'
    : undefined;
}

function levelOf(levels: readonly (readonly string[])[], name: string | undefined): number {
  return levels.findIndex((level) => level.includes(stem(name))) + 1;
}

const stem = (name = '') => name.replace(/\.\w+$/, '');

function packageOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'apps' || first === 'packages' ? second : first;
}
