import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page as it stands, one line a finding: rule, element, what to do. */
export async function violationsOn(page: Page): Promise<string[]> {
  // There are no frames, for whose sake it would open one more page each time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // What is sound is not told apart, which would take as long again.
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
