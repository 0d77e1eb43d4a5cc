import type { Notification } from '@halved/shared/contract/notifications';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { data, refusal, stubApi } from '../../testing/api.ts';
import { anId, aUser } from '../../testing/factories.ts';
import { aNotification, aNotificationPage } from '../../testing/notification-factories.ts';
import { prepareTexts, renderApp } from '../../testing/render.tsx';
import { SmartCheckIn } from './smart-check-in.tsx';

beforeAll(prepareTexts);
afterEach(cleanup);

const premium = aUser({ tier: 'premium', emailVerified: true });
const trigger = 'POST /api/notifications/trigger-smart';
const aContext = (changes: object) => ({
  unreadCount: 0,
  lastCheckInAt: null,
  nextCheckInAt: null,
  inQuietHours: false,
  openWorries: 1,
  lastActiveAt: null,
  ...changes,
});

/** Presses the button on a server that asks with this notification, or with none. */
function askNow(question: Notification | null, context = {}) {
  const listed = question ? [question] : [];
  stubApi({
    [trigger]: () => data({ created: listed }),
    'GET /api/notifications/context': () => data(aContext(context)),
    'GET /api/notifications': () => data(aNotificationPage(listed)),
    [`POST /api/notifications/check-ins/${question?.checkIn?.id}/answer`]: () => {
      if (question?.checkIn) question.checkIn.answer = 'better';
      return data({ ...question?.checkIn, postId: null, shortContent: null, reason: 'newest' });
    },
  });
  renderApp(<SmartCheckIn />, { user: premium });
  fireEvent.click(screen.getByRole('button', { name: 'Ask me now' }));
}

test('a premium member is asked at once, reads why, and answers in place', async () => {
  const message = 'You wrote: “The rent.” Last time it was worse. How is it today?';
  askNow(
    aNotification({ type: 'check_in', message, checkIn: { id: anId(), answer: null, answeredAt: null } }),
  );
  await screen.findByText(message);
  const better = screen.getByRole('button', { name: 'Better' });
  fireEvent.click(better);
  await waitFor(() => expect(better.getAttribute('aria-pressed')).toBe('true'));
});

test('instead of a question, help is offered about a worry that reads like a crisis', async () => {
  askNow(aNotification({ type: 'check_in', title: 'Thinking of you', link: '/help' }));
  await screen.findByText('Thinking of you');
  expect(screen.queryByRole('button', { name: 'Better' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Get help now' }).getAttribute('href')).toBe('/help');
});

test.each([
  ['in quiet hours', { inQuietHours: true }, 'These are your quiet hours, so nobody asks now.'],
  ['without an open worry', { openWorries: 0 }, 'You have no open worry to ask about.'],
  ['on a day with a check-in', {}, /^You were asked or reminded today/],
])('nobody is asked %s, and the reason is shown', async (_, context, why) => {
  askNow(null, context);
  await screen.findByText(why);
});

test('a refused request for a check-in says why', async () => {
  stubApi({ [trigger]: () => refusal(429, 'RATE_LIMITED', 'That was a lot at once.') });
  renderApp(<SmartCheckIn />, { user: premium });
  fireEvent.click(screen.getByRole('button', { name: 'Ask me now' }));
  await screen.findByText('That was a lot at once.');
});
