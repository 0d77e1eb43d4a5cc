import { expect, it } from 'vitest';
import { isPaymentPage } from './payment-page.ts';

it.each([
  ['https://halved.lemonsqueezy.com/checkout/custom/1?expires=1&signature=2', true],
  ['https://app.lemonsqueezy.com/my-orders', true],
  ['http://halved.lemonsqueezy.com/checkout', false],
  ['https://lemonsqueezy.com.evil.example/', false],
  ['https://evillemonsqueezy.com/', false],
  ['https://evil.example/.lemonsqueezy.com', false],
  ['https://a.lemonsqueezy.com@evil.example/', false],
  ['https://me:words@a.lemonsqueezy.com/', false],
  ['https://a.lemonsqueezy.com:8443/', false],
  ['javascript:alert(1)//.lemonsqueezy.com', false],
  ['/checkout', false],
  ['', false],
])('%s is a page to pay on: %s', (address, isOne) => {
  expect(isPaymentPage(address)).toBe(isOne);
});
