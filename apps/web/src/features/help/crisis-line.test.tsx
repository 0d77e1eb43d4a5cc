import { crisisLines } from '@halved/shared/crisis-lines';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { CrisisLineCard } from './crisis-line.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

function show(id: string) {
  const line = crisisLines.find((entry) => entry.id === id);
  if (line) renderApp(<CrisisLineCard line={line} countryName={null} />);
}

test('a support line shows the month of the source that confirmed it', () => {
  show('us-988');
  expect(screen.getByText('Details as of October 2026')).toBeDefined();
});

test('a support line without a dated source shows that its age is unknown', () => {
  show('int-befrienders');
  expect(screen.getByText('Details: age unknown')).toBeDefined();
});
