import { contract } from '@halved/shared/contract';
import { serialize } from '../../serialize.ts';
import { Download } from '../../services/download.ts';
import { serve, serveFile } from '../../trpc.ts';
import { categoryTrends } from '../snapshots/public.ts';
import { csvOf } from './csv.ts';
import { publishedPlaces } from './places.ts';
import { geographicReport } from './report.ts';
import { countriesWithRegions } from './rules.ts';

const operations = contract.analytics;

export const analytics = {
  geographic: serve(operations.geographic, ({ ctx, input }) => geographicReport(ctx.services.db, input)),

  regionSummaries: serve(operations.regionSummaries, async ({ ctx, input }) => {
    const { regions } = await geographicReport(ctx.services.db, input);
    return { regions };
  }),

  availableRegions: serve(operations.availableRegions, async ({ ctx }) => {
    const published = await publishedPlaces(ctx.services.db);
    return countriesWithRegions([...(published?.byRange.values() ?? [])].flat());
  }),

  categoryTrends: serve(operations.categoryTrends, ({ ctx, input }) =>
    categoryTrends(ctx.services.db, input),
  ),

  exportAnalytics: serveFile(operations.exportAnalytics, async ({ ctx, input: { format, ...filters } }) => {
    const report = await geographicReport(ctx.services.db, filters);
    const text = format === 'csv' ? csvOf(report) : serialize(operations.exportAnalytics, report);
    return new Download(format, Buffer.from(text));
  }),
};
