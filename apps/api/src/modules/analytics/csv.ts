import type { GeographicAnalytics, RegionSummary } from '@halved/shared/contract/analytics';

type Cell = string | number | null;

const topCategories = [0, 1, 2] as const;

/** The columns by name. The names are not translated, so that what reads the file works in every language. */
const columns: Readonly<Record<string, (region: RegionSummary, report: GeographicAnalytics) => Cell>> = {
  country: ({ country }) => country,
  code: ({ code }) => code,
  region: ({ region }) => region,
  totalUsers: ({ totalUsers }) => totalUsers,
  totalPosts: ({ totalPosts }) => totalPosts,
  averageSentiment: ({ averageSentiment }) => averageSentiment,
  ...Object.fromEntries(
    topCategories.flatMap((place) => [
      [`category${place + 1}`, (region: RegionSummary) => region.topCategories[place]?.category ?? null],
      [`category${place + 1}Posts`, (region: RegionSummary) => region.topCategories[place]?.count ?? null],
    ]),
  ),
  timeRange: (_, { timeRange }) => timeRange,
  generatedAt: (_, { generatedAt }) => generatedAt,
};

const formula = /^[=+\-@\t\r]/;
const byteOrderMark = '\uFEFF';

/** A cell of CSV (RFC 4180). A text that a spreadsheet would take for a formula begins with an apostrophe. */
function encode(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = formula.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

const encodeLine = (cells: readonly Cell[]) => `${cells.map(encode).join(',')}\r\n`;

/**
 * The regions of a report as CSV, one region in each line. The byte order mark tells spreadsheets that the file is
 * UTF-8.
 */
export function csvOf(report: GeographicAnalytics): string {
  const lines = report.regions.map((region) =>
    Object.values(columns).map((cellOf) => cellOf(region, report)),
  );
  return byteOrderMark + [Object.keys(columns), ...lines].map(encodeLine).join('');
}
