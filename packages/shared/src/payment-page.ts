/** Whether a URL is a page of Lemon Squeezy. Nobody is sent to any other page to pay. */
export function isPaymentPage(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return (
    url?.protocol === 'https:' && url.host.endsWith('.lemonsqueezy.com') && !url.username && !url.password
  );
}
