// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { links, ownPath, paymentUrl } from './links.ts';

const origin = 'https://halved.example';

describe('a return path', () => {
  it.each(['/feed', '/feed?tab=discover', '/posts/1#comments', '/'])('%s is accepted', (path) => {
    expect(ownPath(path, origin)).toBe(path);
  });
  it.each([
    null,
    '',
    'feed',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\tfeed',
    '/%0d%0a/../..//evil.example/..//x'.replace('%0d%0a', '\r\n'),
    '/a/..//evil.example',
  ])('%s is rejected', (path) => {
    expect(ownPath(path, origin)).toBeNull();
  });
});

describe('a link', () => {
  it('escapes the names and paths in it', () => {
    expect(links.profile('a/b?c')).toBe('/profile/a%2Fb%3Fc');
    expect(links.loginThen('/feed?tab=following')).toBe('/login?return=%2Ffeed%3Ftab%3Dfollowing');
  });
});

describe('an address for paying', () => {
  it.each([
    ['https://halved.lemonsqueezy.com/checkout/custom/1?expires=2', undefined],
    ['https://app.lemonsqueezy.com/my-orders', undefined],
    ['/api/subscriptions/sandbox/1', `${origin}/api/subscriptions/sandbox/1`],
    [
      'http://localhost:0/api/subscriptions/sandbox/portal?link=2',
      `${origin}/api/subscriptions/sandbox/portal?link=2`,
    ],
  ])('%s is accepted', (address, resolved = address) => {
    expect(paymentUrl(address, origin)).toBe(resolved);
  });
  it.each([
    'http://halved.lemonsqueezy.com/checkout',
    'https://lemonsqueezy.com.evil.example/',
    'https://evillemonsqueezy.com/',
    'https://halved.lemonsqueezy.com:8443/',
    'https://halved.lemonsqueezy.com@evil.example/',
    'https://me:words@halved.lemonsqueezy.com/',
    '//evil.example/lemonsqueezy.com',
    '/\\evil.example',
    `${origin}/api/subscriptions/webhook`,
    '/api/subscriptions/sandbox/../../auth/logout',
    'javascript:alert(1)',
    'data:text/html,pay',
    `blob:${origin}/1`,
    'https://',
  ])('%s is rejected', (address) => {
    expect(paymentUrl(address, origin)).toBeNull();
  });
});
