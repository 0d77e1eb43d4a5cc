import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { queuedWrites, reportAsleep, reportAwake, wakeState } from '../../lib/server/wake.ts';
import { data, fakeFetch } from '../../testing/fetch.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { WakeNotice } from './wake-notice.tsx';

beforeAll(prepareTexts);
afterEach(() => {
  cleanup();
  queuedWrites.set(0);
  reportAwake();
  wakeState.set('awake');
  vi.restoreAllMocks();
});

const texts = import.meta.glob<{ wake: Record<string, string> }>('../../i18n/locales/*/common.json', {
  eager: true,
  import: 'default',
});

const notice = () => screen.getAllByRole('status')[0]?.textContent;

describe('the wake notice', () => {
  it('is an empty live region while the server is awake', () => {
    renderApp(<WakeNotice />);
    expect(notice()).toBe('');
  });

  it('says that the server is waking, and how many writes wait', () => {
    renderApp(<WakeNotice />);
    act(() => reportAsleep());
    expect(notice()).toBe(
      'The server is waking up. This can take 30 to 60 seconds; your page carries on by itself.',
    );
    act(() => queuedWrites.set(2));
    expect(notice()).toContain(' 2 changes will be sent as soon as it is awake. You can go on meanwhile.');
  });

  it('says that the server is busy, and how many writes wait', () => {
    renderApp(<WakeNotice />);
    act(() => wakeState.set('busy'));
    expect(notice()).toBe('The server is very busy right now. Your page carries on by itself in a moment.');
    act(() => queuedWrites.set(2));
    expect(notice()).toContain(' 2 changes will be sent as soon as the server has time.');
  });

  it('offers to try again once the wake-up takes longer', async () => {
    fakeFetch(() => data({ status: 'awake' }));
    renderApp(<WakeNotice />);
    act(() => {
      reportAsleep();
      wakeState.set('gone');
    });
    expect(notice()).toContain('Services are taking longer than expected to wake up.');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
    await vi.waitFor(() => expect(notice()).toBe(''));
  });

  it('says that there is no network, and how many writes wait for it', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    queuedWrites.set(1);
    renderApp(<WakeNotice />);
    expect(notice()).toContain('You are offline.');
    expect(notice()).toContain('1 change will be sent once when you are online again.');
  });

  it('stays silent during a login, which has a waiting screen of its own', () => {
    renderApp(<WakeNotice />, { at: '/login' });
    act(() => reportAsleep());
    expect(notice()).toBe('');
  });
});

// It stays in view, above what people read. A line has some 45 letters there; of Chinese, Japanese and Korean half as many.
it.each(Object.entries(texts))(
  'without a network the notice of %s takes four lines of a phone',
  (_, { wake }) => {
    const waiting = Object.entries(wake).flatMap(([key, text]) =>
      /^queuedOffline_/.test(key) ? [text] : [],
    );
    for (const text of waiting) {
      const shown = `${wake.offline} ${text.replace('{{count}}', '2')}`;
      expect(shown.replaceAll(/[\u3000-\uffff]/g, 'ww').length, shown).toBeLessThanOrEqual(4 * 42);
    }
  },
);
