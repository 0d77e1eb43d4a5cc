import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadScreenTexts } from '../../i18n/index.ts';
import { offerAtSending } from '../../lib/writing/support-offers.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { OnceSent } from './parts.tsx';

beforeAll(async () => {
  await prepareTexts();
  await loadScreenTexts(['safety', 'help']);
});
afterEach(cleanup);

test('the line about people who listen leaves the focus in its place when it is put away', async () => {
  offerAtSending('worry', { level: 'possible', language: 'en' });
  renderApp(
    <section aria-label="Share a worry">
      <OnceSent draftName="worry" />
    </section>,
  );
  const button = screen.getByRole('button', { name: 'Put away' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region')));
  expect(screen.queryByText(/there are people who listen/)).toBeNull();
});
