import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds on the current page, one line each: rule, element, remedy. */
export async function violationsOn(page: Page): Promise<string[]> {
  // The pages have no frames. In this mode axe does not open another page to examine them.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // Only violations are collected, because listing the passed rules would double the time.
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
