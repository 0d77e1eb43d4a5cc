import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Unsubscribe } from './unsubscribe.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const path = 'POST /api/notifications/unsubscribe';
const button = () => screen.findByRole('button', { name: 'Send me no more' });

describe('the page that ends mails', () => {
  it('asks first, and then ends them for a visitor', async () => {
    const calls = stubApi({ [path]: () => data({ success: true }) });
    renderApp(<Unsubscribe token="abc" />);
    const send = await button();
    expect(calls).toEqual([]);
    fireEvent.click(send);
    expect(await screen.findByRole('heading', { name: 'Done' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open preferences' }).getAttribute('href')).toBe(
      '/notifications?tab=preferences',
    );
    expect(calls.map(({ url }) => url)).toEqual(['/api/notifications/unsubscribe?token=abc']);
  });

  it('says kindly that a link does not work', async () => {
    stubApi({ [path]: () => refusal(400, 'INVALID_TOKEN', 'No.') });
    renderApp(<Unsubscribe token="abc" />);
    fireEvent.click(await button());
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeDefined();
  });

  it('lets somebody try again after a failure', async () => {
    let answer = () => refusal(500, 'INTERNAL', '');
    stubApi({ [path]: () => answer() });
    renderApp(<Unsubscribe token="abc" />);
    fireEvent.click(await button());
    expect(await screen.findByText('This did not work. Please try again.')).toBeDefined();
    answer = () => data({ success: true });
    fireEvent.click(await button());
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Done' })).not.toBeNull());
  });
});
