import { isTest, type Source, type Violation, withoutComments } from './source.ts';

interface Habit {
  readonly pattern: RegExp;
  readonly message: string;
  readonly where: (path: string) => boolean;
  /** Whether comments are searched too. */
  readonly inComments?: true;
}

const inCode = (path: string) => /\.(tsx?|mjs)$/.test(path);
const inWeb = (path: string) => path.startsWith('apps/web/') && !isTest(path);

/** Unwanted habits for which Biome has no rule, or no rule that can be limited to these files. */
const habits: readonly Habit[] = [
  {
    pattern: /\bz\.coerce\b/,
    message: 'z.coerce turns "false" into true; schemas stay pure, wire.ts decodes',
    where: inCode,
  },
  {
    pattern: /\bsql\s*\.\s*(raw|identifier)\b/,
    message: 'sql.raw and sql.identifier stand in literal.ts and select-as.ts of packages/db alone',
    where: (path) => inCode(path) && !/^packages\/db\/src\/(literal|select-as)\.ts$/.test(path),
  },
  {
    pattern: /\bdangerouslySetInnerHTML\b|\.(inner|outer)HTML\s*=|\binsertAdjacentHTML\b/,
    message: 'people’s words are text nodes, never HTML',
    where: inWeb,
  },
  {
    pattern: /\b(?:statement|isoStatement|execute)</,
    message: 'a row’s type follows from its selection (`selecting`), it is not asserted',
    // In modules/paging the type of a row comes from the selection that each list declares.
    where: (path) => /^apps\/api\/src\//.test(path) && !path.includes('/modules/paging/') && !isTest(path),
  },
  {
    pattern: /\bprocess\.env\b/,
    message: 'env.ts reads the environment, nobody else',
    where: (path) =>
      /^(apps|packages)\/[^/]+\/src\//.test(path) && !/(^|\/)env\.ts$/.test(path) && !isTest(path),
  },
  {
    pattern:
      /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]|left|right)-(?:\d|\[|\(|px\b|auto\b|full\b)|(?<![\w-])(?:(?:text|float|clear)-(?:left|right)|(?:border|rounded)-[lr])(?![\w]|-?[a-z]*=)/,
    message: 'left and right are start and end (ms-, pe-, start-, text-end …): Arabic reads the other way',
    where: (path) => inWeb(path) && path.endsWith('.tsx'),
  },
  {
    pattern:
      /(?:margin|padding|border|(?<!safe-area-)inset)-(?:left|right)\b|text-align:\s*(?:left|right)\b|^\s*(?:left|right):/,
    message: 'left and right are inline-start and inline-end: Arabic reads the other way',
    where: (path) => inWeb(path) && path.endsWith('.css'),
  },
  {
    pattern:
      /<bdi(?![^>]*translate="no")[^>]*>@?\{(?:name\b|nameOf\((?:user|member)\b|\w+\.(?:username|emailMasked)\b)/,
    message: 'a browser that translates the page leaves names of members alone only with translate="no"',
    where: inWeb,
  },
  {
    pattern: /\bnew Intl\.(?:NumberFormat|DateTimeFormat)\((?!\)|'en')/,
    message: 'numberFormat and dateFormat (shared/src/formats.ts) write Latin digits in every language',
    where: (path) =>
      /^(?:apps\/\w+|packages\/shared)\/src\//.test(path) && !path.endsWith('/formats.ts') && !isTest(path),
  },
  {
    pattern:
      /\bURL\.(?:parse|canParse)\b|\bAbortSignal\.any\b|\b(?:Map|Object)\.groupBy\b|\bPromise\.(?:withResolvers|try)\b/,
    message: 'the oldest browsers that Halved is for do not have it (ACCESSIBILITY.md)',
    where: (path) =>
      /^(?:apps\/web|packages\/(?:shared|care))\/src\/(?!openapi|train\/|data\/|testing\/)/.test(path) &&
      !isTest(path),
  },
  {
    pattern: /@ts-(?:ignore|expect-error|nocheck)|biome-ignore/,
    message: 'what the checker refuses is mended, not silenced',
    where: inCode,
    inComments: true,
  },
  {
    pattern: /\bas (?:any|never|unknown as)\b|(?<=[\w)\]}]) as (?!const\b)[A-Z][\w.]*(?:[<[|&;,)\s]|$)/,
    message: 'a cast hides a wrong type; narrow it instead',
    where: (path) => /^apps\/(api\/src\/modules|web\/src\/features)\//.test(path) && !isTest(path),
  },
];

export const lineLimit = 250;
/** Data written as code may be longer than other files. */
const isData = (path: string) => /\/(?:content|lexicon|patterns)\/|\/common-password-list\.ts$/.test(path);

/** Every line with an unwanted habit, and every file that is too long. */
export function findHabitViolations(sources: readonly Source[]): Violation[] {
  return sources.flatMap((source) => [...badLines(source), ...tooLong(source)]);
}

function badLines({ path, text }: Source): Violation[] {
  const applicable = habits.filter(({ where }) => where(path));
  if (applicable.length === 0) return [];
  const whole = text.split('\n');
  const code = withoutImports(withoutComments(text)).split('\n');
  return applicable.flatMap(({ pattern, message, inComments }) =>
    (inComments ? whole : code).flatMap((line, index) =>
      pattern.test(line) ? [{ path: `${path}:${index + 1}`, message }] : [],
    ),
  );
}

function tooLong({ path, text }: Source): Violation[] {
  const lines = text.split('\n').length - 1;
  if (lines <= lineLimit || isData(path)) return [];
  return [
    {
      path,
      message: `has ${lines} lines; ${lineLimit} is the limit, so a part of it needs a file of its own`,
    },
  ];
}

/** `import { x as y }` is no cast. */
function withoutImports(text: string): string {
  return text.replace(/^(?:import|export)\s[^;'"]*(?:\*|\})[^;'"]*from/gm, (statement) =>
    statement.replace(/[^\n]/g, ''),
  );
}
