import { describe, expect, it } from 'vitest';
import { returnPath } from './sign-in-links.ts';

describe('a sign-in', () => {
  it.each(['/community', '/feed?tab=following', '/feed?share=1', '/posts/some-id#comments', '/help'])(
    'leads back to the page that it was started from: %s',
    (path) => expect(returnPath(path)).toBe(path),
  );
  it.each([
    '/login?return=%2Fcommunity',
    '/register?return=%2Fcommunity',
    '/forgot-password?return=%2Fcommunity',
  ])('leads back to the return path of another sign-in page: %s', (path) =>
    expect(returnPath(path)).toBe('/community'),
  );
});

describe('a sign-in without a return path', () => {
  it.each(['/', '/login', '/register', '/reset-password?token=secret', '/verify-email?token=secret'])(
    'leads to the usual page from %s',
    (path) => expect(returnPath(path)).toBeNull(),
  );
  it.each(['//evil.example/feed', '/login?return=//evil.example', '/login?return=https://evil.example/feed'])(
    'never leads to another site: %s',
    (path) => expect(returnPath(path)).toBeNull(),
  );
});
