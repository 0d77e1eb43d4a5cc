import type { PersonalAnalytics } from '@halved/shared/contract/personal-analytics';
import type { NumbersRow } from './queries.ts';

export const presentNumbers = ({ totalResolved, averageDays, ...row }: NumbersRow): PersonalAnalytics => ({
  sentiment: row.sentiment,
  categories: row.categories,
  resolutions: { total: totalResolved, averageDays },
  methods: row.methods,
  checkIns: row.checkIns,
});
