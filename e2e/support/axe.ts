import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    /** Present after the first check of a document. */
    axe?: typeof axe;
  }
}

/** The short form of axe, because a page parses half as much. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Scope {
  /** Also looks for targets that are smaller than 24 px or covered by others (WCAG 2.5.8), which takes axe longer. */
  targets?: boolean;
}

/** The violations that axe finds on the current page, one line each: rule, element, remedy. */
export async function violationsOn(page: Page, { targets = false }: Scope = {}): Promise<string[]> {
  // A document that is checked several times gets axe only once, because that takes most of a check's time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (withTargets) => {
    // Only violations are collected, because listing the passed rules would double the time. The added rules are off by
    // default. A name that contains the visible words can be spoken by people who control a computer with their voice.
    const results = await window.axe?.run(document, {
      resultTypes: ['violations'],
      rules: {
        'label-content-name-mismatch': { enabled: true },
        'target-size': { enabled: withTargets },
      },
    });
    if (!results) throw new Error('axe is not in the page');
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
  }, targets);
}
