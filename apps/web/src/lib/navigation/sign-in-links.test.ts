import { describe, expect, it } from 'vitest';
import { returnPath } from './sign-in-links.ts';

describe('a sign-in leads back to', () => {
  it.each(['/community', '/feed?tab=following', '/feed?share=1', '/posts/some-id#comments', '/help'])(
    'where it was asked for: %s',
    (path) => expect(returnPath(path)).toBe(path),
  );
  it.each([
    '/login?return=%2Fcommunity',
    '/register?return=%2Fcommunity',
    '/forgot-password?return=%2Fcommunity',
  ])('the page that asked for the sign-in: %s', (path) => expect(returnPath(path)).toBe('/community'));
});

describe('a sign-in without a way back leads to the usual page', () => {
  it.each(['/', '/login', '/register', '/reset-password?token=secret', '/verify-email?token=secret'])(
    'from %s',
    (path) => expect(returnPath(path)).toBeNull(),
  );
  it.each(['//evil.example/feed', '/login?return=//evil.example', '/login?return=https://evil.example/feed'])(
    'and never to another site: %s',
    (path) => expect(returnPath(path)).toBeNull(),
  );
});
