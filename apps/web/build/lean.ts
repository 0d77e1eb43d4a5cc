import type { Plugin } from 'vite';

interface Trim {
  /** Which file of which library. */
  module: RegExp;
  find: RegExp;
  replace: string;
}

const hooks = /\/@trpc\/react-query\/dist\/shared-\w+\.mjs$/;

/** What screens cannot call, for the build has none of it: see `hooks` below. */
export const missingHooks = /\.use(?:Prefetch|Suspense|Subscription|Queries)\w*\(/;

/**
 * What the bundler cannot see for itself: these statements only matter to what they name, so that what nobody
 * imports can go with them. Nothing that runs is changed but the one function a framework's server would need.
 */
const trims: readonly Trim[] = [
  {
    module: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    find: /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
    replace: '= /* @__PURE__ */ $1',
  },
  {
    // Names for the developer tools.
    module: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    find: /^\w+\.displayName = "\w+";$/gm,
    replace: '',
  },
  {
    // Link prefetches by a manifest that a framework's server writes; ours preloads by itself (app/screens.ts).
    module: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    find: /^function PrefetchPageLinks\(/m,
    replace: 'const PrefetchPageLinks = () => null;\nfunction PrefetchPageLinksOfFramework(',
  },
  {
    // Hooks for rendering on a server, for suspense and for streams; here screens ask by useQuery and useInfiniteQuery.
    module: hooks,
    find: /^\tfunction use(?:Prefetch|Suspense|Subscription)\w*(?:\$1)?\([\s\S]*?\n\t\}$/gm,
    replace: '',
  },
  {
    module: hooks,
    find: /^\tconst use(?:Suspense)?Queries\$1 = [\s\S]*?\n\t\};$/gm,
    replace: '',
  },
  {
    module: hooks,
    find: /^\t\tuse(?:Prefetch|Suspense|Subscription|Queries)\w*(?:: .+)?,?$/gm,
    replace: '',
  },
  {
    // Answers come whole.
    module: hooks,
    find: /^\t+if \(isAsyncIterable\(result\)\) return buildQueryFromAsyncIterable\(.+\);$/gm,
    replace: '',
  },
  {
    // The library's own rules: here every form has a resolver, and they are never asked.
    module: /\/react-hook-form\/dist\/index\.esm\.mjs$/,
    find: /^var validateField = async \([\s\S]*?^\};$/m,
    replace: 'const validateField = async () => ({});',
  },
  {
    // Counts WebSockets, of which there are none.
    module: /\/@trpc\/client\/dist\/wsLink-\w+\.mjs$/,
    find: /^(_defineProperty\(WsConnection,)/m,
    replace: '/* @__PURE__ */ $1',
  },
];

/** A library's source with what nobody here imports made removable; tells which trims found what they look for. */
export function trimmed(code: string, id: string): { code: string; met: Trim[] } {
  const met: Trim[] = [];
  let text = code;
  for (const trim of trims.filter(({ module }) => module.test(id))) {
    const before = text;
    text = text.replace(trim.find, trim.replace);
    if (text !== before) met.push(trim);
  }
  return { code: text, met };
}

/** Lets the bundler leave out what the libraries would send to everybody for nobody's use. */
export function leanLibraries(): Plugin {
  const all = new Set<Trim>();
  return {
    name: 'halved-lean-libraries',
    apply: 'build',
    transform: {
      filter: { id: trims.map(({ module }) => module) },
      handler(source, id) {
        const { code, met } = trimmed(source, id);
        for (const trim of met) all.add(trim);
        return { code, map: null };
      },
    },
    buildEnd(failure) {
      const stale = trims.find((trim) => !all.has(trim));
      if (stale && !failure) this.error(`No ${stale.module} has ${stale.find} any more: see build/lean.ts`);
    },
  };
}
