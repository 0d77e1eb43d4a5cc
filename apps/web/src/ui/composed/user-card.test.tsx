import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UserCard } from './user-card.tsx';

afterEach(cleanup);

it('a username without room loses its end, also where the page is read from right to left', () => {
  const user = { username: 'quiet_maple', displayName: 'Maple', avatarUrl: null };
  render(<UserCard user={user} beside="3 h" />);
  expect(screen.getByText('@quiet_maple').closest('p')?.dir).toBe('ltr');
});
