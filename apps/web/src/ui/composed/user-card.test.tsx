import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UserCard } from './user-card.tsx';

afterEach(cleanup);

it('a username without room loses its end, also where the page is read from right to left', () => {
  const user = { username: 'quiet_maple', displayName: 'Maple', avatarUrl: null };
  render(<UserCard user={user} beside="3 h" />);
  expect(screen.getByText('@quiet_maple').closest('p')?.dir).toBe('ltr');
});

it('a username is read once: it names its paragraph only while the pointer is over one that is cut off', () => {
  const user = { username: 'quiet_maple', displayName: 'Maple', avatarUrl: null };
  render(<UserCard user={user} beside="3 h" />);
  const username = screen.getByText('@quiet_maple');
  expect(username.title).toBe('');
  fireEvent.pointerEnter(username);
  expect(username.title).toBe('');
  Object.defineProperty(username, 'scrollWidth', { value: 200 });
  fireEvent.pointerEnter(username);
  expect(username.title).toBe('@quiet_maple');
});
