import { importsOf, isTest, type Source, type Violation, withoutComments } from './source.ts';

/**
 * The floors of the server's modules, from the lowest to the highest. A module may use those on its own floor and
 * below.
 */
export const moduleFloors: readonly (readonly string[])[] = [
  ['snapshots', 'analytics', 'demographics'],
  ['audience', 'screening', 'notify', 'paging', 'content', 'instance'],
  ['users', 'auth'],
  ['posts'],
  ['comments', 'likes', 'resolutions', 'analysis'],
  ['moderation'],
  ['check-ins'],
  ['wellness', 'resources', 'personal-analytics', 'subscriptions', 'aggregates'],
  ['notifications', 'languages', 'service', 'doctor'],
  ['dashboard', 'community', 'admin'],
];

const root = 'apps/api/src/';
const modules = `${root}modules/`;
const publicFile = 'public.ts';

/** An import of a module's file by a file outside that module. */
interface Use {
  readonly path: string;
  /** The importing module; undefined for a file outside the modules. */
  readonly from: string | undefined;
  readonly to: string;
  /** The path of the imported file below the folder of `to`. */
  readonly file: string;
}

/**
 * Every violation: modules without a floor, imports of other files than `public.ts`, imports from a higher floor, cycles,
 * and SQL outside the query files.
 */
export function findModuleViolations(sources: readonly Source[]): Violation[] {
  const own = sources.filter(({ path }) => path.startsWith(root) && !isTest(path));
  const uses = own.flatMap(usesOf);
  return [
    ...withoutFloor(own),
    ...uses.flatMap(pastPublicFile),
    ...uses.flatMap(upwards),
    ...cycles(uses),
    ...own.flatMap(sqlOutsideQueries),
  ];
}

/** The pairs of modules of which one uses the other, sorted and without duplicates. */
export function moduleGraph(sources: readonly Source[]): [from: string, to: string][] {
  const own = sources.filter(({ path }) => path.startsWith(modules) && !isTest(path));
  const pairs = own.flatMap(usesOf).map(({ from, to }) => `${from} ${to}`);
  return [...new Set(pairs)].sort().map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return [from, to];
  });
}

function moduleOf(path: string): string | undefined {
  const [folder, file] = path.startsWith(modules) ? path.slice(modules.length).split('/') : [];
  return file ? folder : undefined;
}

function usesOf(source: Source): Use[] {
  const from = moduleOf(source.path);
  return importsOf(source).flatMap((target) => {
    const to = moduleOf(target);
    if (!to || to === from) return [];
    return [{ path: source.path, from, to, file: target.slice(modules.length + to.length + 1) }];
  });
}

const floorOf = (module: string) => moduleFloors.findIndex((floor) => floor.includes(module));

function withoutFloor(sources: readonly Source[]): Violation[] {
  const modules = new Map(sources.map(({ path }) => [moduleOf(path), path]));
  return [...modules].flatMap(([module, path]) =>
    module && floorOf(module) < 0
      ? [{ path, message: `the module ${module} has no floor in scripts/lib/modules.ts` }]
      : [],
  );
}

function pastPublicFile({ path, to, file }: Use): Violation[] {
  // The router joins the handlers of every module with the contract.
  if (file === publicFile || path === `${root}router.ts`) return [];
  return [{ path, message: `uses ${to}/${file}: a module shows its ${publicFile} to others, nothing else` }];
}

function upwards({ path, from, to }: Use): Violation[] {
  if (from === undefined || floorOf(to) <= floorOf(from)) return [];
  return [{ path, message: `${from} lies below ${to}` }];
}

/** Cycles on one floor. A cycle across floors contains an import from a higher floor, which is reported separately. */
function cycles(uses: readonly Use[]): Violation[] {
  const level = uses.flatMap(({ path, from, to }) =>
    from && floorOf(from) === floorOf(to) ? [{ path, from, to }] : [],
  );
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    level.some((use) => {
      if (use.from !== from || seen.has(use.to)) return false;
      return use.to === goal || reaches(use.to, goal, seen.add(use.to));
    });
  return level
    .filter(({ from, to }) => reaches(to, from))
    .map(({ path, from, to }) => ({ path, message: `${from} uses ${to}, which uses ${from}: a circle` }));
}

const sqlImports =
  /\bfrom\s*['"]drizzle-orm|\bimport\s*\{[^}]*\b(?:statement|isoStatement|rareStatement|inBatches|selectAs|selecting|selectingJoined|literal[A-Z]\w*)\b[^}]*\}\s*from\s*['"]@halved\/db['"]/;
const sqlCalls =
  /(?:\b(?:db|tx)\s*\.\s*(?:select|selectDistinct|insert|update|delete|execute|query)\b|\bdb\s*\.\s*\$count\b)\s*[.(]/;

/**
 * The folders in which every file may contain SQL: the operator's commands and the start of the server. Each of these
 * files has one or two statements that no other file needs, so separate files of queries would only make them harder to
 * read.
 */
const scripts = /^(?:cli|start)\//;

function sqlOutsideQueries({ path, text }: Source): Violation[] {
  if (scripts.test(path.slice(root.length)) || /(?:\/|-)queries\.ts$/.test(path)) return [];
  const code = withoutComments(text);
  if (!sqlImports.test(code) && !sqlCalls.test(code)) return [];
  return [{ path, message: 'holds SQL, which stands in queries.ts and in files named …-queries.ts' }];
}
