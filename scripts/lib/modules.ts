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

export interface Exceptions {
  /** Modules without a `public.ts`. Other modules may import any of their files. */
  readonly withoutFace: readonly string[];
  /** Uses of a module on a higher floor, as `from -> to`. */
  readonly upwards: readonly string[];
  /** Files with SQL whose names do not end in `queries.ts`. */
  readonly sql: readonly string[];
}

/** Known violations. An entry that is no longer needed is rejected too, so the lists only shrink. */
export const moduleExceptions: Exceptions = { withoutFace: [], upwards: [], sql: [] };

const root = 'apps/api/src/';
const modules = `${root}modules/`;
const publicFile = 'public.ts';

interface Finding extends Violation {
  /** The entry in the exceptions that would allow this violation; undefined if no entry can allow it. */
  readonly exception?: { readonly list: keyof Exceptions; readonly entry: string };
}

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
 * Every violation that is not an exception: cycles, imports of other files than `public.ts`, imports from a higher
 * floor, and SQL outside the query files.
 */
export function findModuleViolations(sources: readonly Source[], exceptions: Exceptions): Violation[] {
  const own = sources.filter(({ path }) => path.startsWith(root) && !isTest(path));
  const uses = own.flatMap(usesOf);
  const findings = [
    ...withoutFloor(own),
    ...uses.flatMap(pastPublicFile),
    ...uses.flatMap(upwards),
    ...cycles(uses),
    ...own.flatMap(sqlOutsideQueries),
  ];
  const isExcepted = ({ exception }: Finding) =>
    exception !== undefined && exceptions[exception.list].includes(exception.entry);
  return [
    ...findings.filter((finding) => !isExcepted(finding)).map(({ path, message }) => ({ path, message })),
    ...unneeded(exceptions, findings),
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

function withoutFloor(sources: readonly Source[]): Finding[] {
  const modules = new Map(sources.map(({ path }) => [moduleOf(path), path]));
  return [...modules].flatMap(([module, path]) =>
    module && floorOf(module) < 0
      ? [{ path, message: `the module ${module} has no floor in scripts/lib/modules.ts` }]
      : [],
  );
}

function pastPublicFile({ path, to, file }: Use): Finding[] {
  // The router joins the handlers of every module with the contract.
  if (file === publicFile || path === `${root}router.ts`) return [];
  const message = `uses ${to}/${file}: a module shows its ${publicFile} to others, nothing else`;
  return [{ path, message, exception: { list: 'withoutFace', entry: to } }];
}

function upwards({ path, from, to }: Use): Finding[] {
  if (from === undefined || floorOf(to) <= floorOf(from)) return [];
  const entry = `${from} -> ${to}`;
  return [{ path, message: `${from} lies below ${to}`, exception: { list: 'upwards', entry } }];
}

/** Cycles on one floor. A cycle across floors contains an import from a higher floor, which is reported separately. */
function cycles(uses: readonly Use[]): Finding[] {
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
  /\bfrom\s*['"]drizzle-orm|\bimport\s*\{[^}]*\b(?:statement|isoStatement|inBatches|selectAs|selecting|selectingJoined|literal[A-Z]\w*)\b[^}]*\}\s*from\s*['"]@halved\/db['"]/;
const sqlCalls =
  /(?:\b(?:db|tx)\s*\.\s*(?:select|selectDistinct|insert|update|delete|execute|query)\b|\bdb\s*\.\s*\$count\b)\s*[.(]/;

/**
 * The folders in which every file may contain SQL: the operator's commands and the start of the server. Each of these
 * files has one or two statements that no other file needs, so separate files of queries would only make them harder to
 * read.
 */
const scripts = /^(?:cli|start)\//;

function sqlOutsideQueries({ path, text }: Source): Finding[] {
  if (scripts.test(path.slice(root.length)) || /(?:\/|-)queries\.ts$/.test(path)) return [];
  const code = withoutComments(text);
  if (!sqlImports.test(code) && !sqlCalls.test(code)) return [];
  const entry = path.slice(root.length);
  const message = 'holds SQL, which stands in queries.ts and in files named …-queries.ts';
  return [{ path, message, exception: { list: 'sql', entry } }];
}

function unneeded(exceptions: Exceptions, findings: readonly Finding[]): Violation[] {
  const lists = ['withoutFace', 'upwards', 'sql'] as const;
  return lists.flatMap((list) =>
    exceptions[list]
      .filter((entry) => !findings.some((finding) => isAbout(finding, list, entry)))
      .map((entry) => ({
        path: 'scripts/lib/modules.ts',
        message: `${list} names ${entry}, which needs no exception any more: take it off`,
      })),
  );
}

const isAbout = ({ exception }: Finding, list: keyof Exceptions, entry: string) =>
  exception?.list === list && exception.entry === entry;
