import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page as it stands, one line a finding: rule, element, what to do. */
export async function violationsOn(page: Page): Promise<string[]> {
  // The pages have no frames, so axe need not open one more page each time to look into them.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Only violations are collected; listing passed rules would take as long again.
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
