// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { links, ownPath } from './links.ts';

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
