import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { showUnsent, unsentWords } from '../../lib/writing/unsent-words.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { UnsentNotice } from './unsent-notice.tsx';

beforeAll(prepareTexts);
afterEach(() => {
  cleanup();
  unsentWords.set([]);
  vi.unstubAllGlobals();
});

test('refused words are shown one after the other with their reason, can be copied, and are read when closed', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const onRead = vi.fn();
  renderApp(<UnsentNotice />);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => {
    showUnsent({ words: 'The first', reason: 'It is gone.', onRead });
    showUnsent({ words: 'The second', reason: 'That was a lot at once.', onRead });
  });
  expect(screen.getByRole('dialog', { name: 'This was not sent' }).textContent).toContain(
    'It is gone.The first',
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy the words' })));
  expect(writeText).toHaveBeenCalledWith('The first');
  expect(onRead).not.toHaveBeenCalled();
  const close = () => {
    const [, button] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' });
    if (button) fireEvent.click(button);
  };
  close();
  expect(onRead).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog').textContent).toContain('That was a lot at once.The second');
  close();
  expect(screen.queryByRole('dialog')).toBeNull();
});
