import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { session } from '../../lib/server/session.ts';
import { type Call, data, refusal, stubApi } from '../../testing/api.ts';
import { aUser } from '../../testing/factories.ts';
import { somePreferences } from '../../testing/notification-factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { Preferences } from './preferences.tsx';
import { deviceZone } from './time-zones.ts';

beforeAll(prepareTexts);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const saved = 'Preferences updated successfully!';

function open(update: (call: Call) => Response | Promise<Response>) {
  const calls = stubApi({
    'GET /api/notifications/preferences': () => data(somePreferences()),
    'PUT /api/notifications/preferences': update,
  });
  renderApp(<Preferences smartCheckIns={null} />, { user: aUser() });
  return calls;
}
const acceptChanges = (initial: object) => {
  let preferences = initial;
  return ({ body }: Call) => {
    preferences = { ...preferences, ...Object(body) };
    return data(preferences);
  };
};
const changes = (calls: Call[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

describe('the notification preferences', () => {
  it('are saved at each change, and only the changed field is sent', async () => {
    const calls = open(acceptChanges(somePreferences()));
    fireEvent.click(await field('Email notifications'));
    fireEvent.click(await field('Support notifications'));
    fireEvent.change(await field('Check-in frequency'), { target: { value: 'biweekly' } });
    fireEvent.change(await field('Start'), { target: { value: '21:30' } });
    fireEvent.change(await field('End'), { target: { value: '07:15' } });
    fireEvent.change(await field('Timezone'), { target: { value: 'Asia/Tokyo' } });
    await waitFor(() => expect(changes(calls)).toHaveLength(6));
    expect(changes(calls)).toEqual([
      { emailNotifications: false },
      { supportNotifications: false },
      { checkInFrequency: 'biweekly' },
      { quietHoursStart: '21:30' },
      { quietHoursEnd: '07:15' },
      { timezone: 'Asia/Tokyo' },
    ]);
    expect(await screen.findByText(saved)).toBeDefined();
    expect((await field('End')).value).toBe('07:15');
    const current = session.get();
    expect(current.status === 'member' && current.user.emailNotifications).toBe(false);
  });

  it('offer the time of the device while another is chosen, and then give the focus to the choice', async () => {
    const calls = open(acceptChanges(somePreferences()));
    const select = await field('Timezone');
    const offer = /^Use the time of this device/;
    const another = deviceZone() === 'Asia/Tokyo' ? 'Europe/Paris' : 'Asia/Tokyo';
    fireEvent.change(select, { target: { value: another } });
    fireEvent.click(await screen.findByRole('button', { name: offer }));
    await waitFor(() => expect(changes(calls)).toHaveLength(2));
    expect(changes(calls)[1]).toEqual({ timezone: deviceZone() });
    expect(screen.queryByRole('button', { name: offer })).toBeNull();
    expect(document.activeElement).toBe(select);
  });

  it('offer the nine time zones by name', async () => {
    open(acceptChanges({}));
    const select = await field('Timezone');
    const names = [...select.querySelectorAll('option')].map((option) => option.textContent);
    expect(names.slice(0, 9)).toEqual([
      'UTC',
      'Eastern',
      'Central',
      'Mountain',
      'Pacific',
      'London',
      'Paris',
      'Tokyo',
      'Sydney',
    ]);
  });

  it('say for three seconds that a change was saved', async () => {
    open(acceptChanges(somePreferences()));
    const control = await field('Support notifications');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(control);
    await screen.findByText(saved);
    act(() => vi.advanceTimersByTime(2_500));
    expect(screen.queryByText(saved)).not.toBeNull();
    act(() => vi.advanceTimersByTime(600));
    expect(screen.queryByText(saved)).toBeNull();
  });

  it('show a change at once, and the old value again when the server rejects it', async () => {
    let refuse = (_: Response) => {};
    const calls = open(
      () =>
        new Promise<Response>((resolve) => {
          refuse = resolve;
        }),
    );
    const frequency = await field('Check-in frequency');
    fireEvent.change(frequency, { target: { value: 'never' } });
    expect(frequency.value).toBe('never');
    await waitFor(() => expect(changes(calls)).toHaveLength(1));
    refuse(refusal(500, 'INTERNAL', 'no'));
    expect(await screen.findByText('Failed to update preferences')).toBeDefined();
    await waitFor(() => expect(frequency.value).toBe('weekly'));
  });

  it('do not send an incomplete time', async () => {
    const calls = open(acceptChanges(somePreferences()));
    const start = await field('Start');
    fireEvent.change(start, { target: { value: '' } });
    expect(start.value).toBe('');
    fireEvent.blur(start);
    expect(start.value).toBe('22:00');
    expect(changes(calls)).toEqual([]);
  });

  it('say that they could not be loaded', async () => {
    stubApi({ 'GET /api/notifications/preferences': () => refusal(403, 'FORBIDDEN', 'A reason.') });
    renderApp(<Preferences smartCheckIns={null} />, { user: aUser() });
    expect(await screen.findByText('Failed to load preferences')).toBeDefined();
  });
});
