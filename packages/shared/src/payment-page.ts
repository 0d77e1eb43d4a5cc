import { parseUrl } from './parse-url.ts';

/** Whether a URL is a page of Lemon Squeezy. Nobody is sent to any other page to pay. */
export function isPaymentPage(address: string): boolean {
  const url = parseUrl(address);
  return (
    url?.protocol === 'https:' && url.host.endsWith('.lemonsqueezy.com') && !url.username && !url.password
  );
}
