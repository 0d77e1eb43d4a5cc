import { describe, expect, it } from 'vitest';
import { isOfRoute, routeName } from './route-names.ts';

const patterns = ['/analytics/personal', '/posts/:id', '/profile/edit', '/profile/:username?'];

describe('the name of an address', () => {
  it('has the pattern of its route instead of an id, and keeps its query', () => {
    expect(routeName('/posts/0195d1a0?resolve=1', patterns)).toBe('/posts/:id?resolve=1');
    expect(routeName('/profile/noor', patterns)).toBe('/profile/:username?');
  });

  it('is the path itself if that is a route, or if there is no route for it', () => {
    expect(routeName('/profile/edit', patterns)).toBe('/profile/edit');
    expect(routeName('/nowhere', patterns)).toBe('/nowhere');
  });

  it('does not take a longer path for a shorter route', () => {
    expect(isOfRoute('/posts/1/analysis', '/posts/:id')).toBe(false);
    expect(isOfRoute('/profile', '/profile/:username?')).toBe(true);
  });
});
