import { describe, expect, it } from 'vitest';
import { limitKeyOf } from './limiter.ts';

describe('the key of a rate limit', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:0:0:1::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    // Some proxies write the port of the client too, which is another one for each connection.
    ['203.0.113.7:51324', '203.0.113.7'],
    ['[2001:db8:1:2::9]:51324', '2001:db8:1:2'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2'],
    ['[::ffff:203.0.113.7]:51324', '203.0.113.7'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ])('for the address %s is %s', (address, key) => {
    expect(limitKeyOf(address)).toBe(key);
  });
});
