import { dateFormat } from '@halved/shared/formats';
import { directionOf, type LanguageCode } from '@halved/shared/languages';
import { monthlyPrices } from '@halved/shared/tiers';
import { escapeHtml } from '../html.ts';
import { fill, sentence } from '../messages.ts';
import { type SandboxRow, type ShownCheckout, sandboxActions } from '../modules/subscriptions/public.ts';

// The web client's colours (apps/web/src/styles/tokens.css), which every browser of today reads.
export const sandboxStyle = `
:root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif}
body{margin:0;padding:1.5rem 1rem 3rem;background:light-dark(#f9f5ed,#0e191d);color:light-dark(#132b2d,#ebe7df)}
main{margin-inline:auto;max-inline-size:32rem;overflow-wrap:anywhere}
h1{font:600 1.5rem/1.25 Charter,Georgia,serif}
.mark{padding:.75rem 1rem;border:.125rem dashed light-dark(#875814,#edbf71);font-weight:600}
.muted{color:light-dark(#476063,#a3b5b8)}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0}
button,a{display:block;box-sizing:border-box;inline-size:100%;min-block-size:2.75rem;margin-block:.75rem;padding:.625rem 1rem;
border:1px solid light-dark(#075f5f,#78d0ca);border-radius:999px;background:transparent;color:light-dark(#075f5f,#78d0ca);
font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.main{background:light-dark(#075f5f,#78d0ca);color:light-dark(#fdfcf8,#031a1e)}
:focus-visible{outline:3px solid light-dark(#5552bb,#bcb3fa);outline-offset:3px}`;

const texts = (language: LanguageCode) => {
  const plain = (key: string) => sentence(language, `sandbox.${key}`);
  return {
    of: (key: string) => escapeHtml(plain(key)),
    filled: (key: string, values: Record<string, string>) => escapeHtml(fill(plain(key), values)),
  };
};

const tierName = (language: LanguageCode, tier: string) => sentence(language, `tiers.${tier}.name`);

/** One page of the sandbox. It says above everything else that it is one. */
function page(language: LanguageCode, title: string, content: string): string {
  const { of } = texts(language);
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${sandboxStyle}</style></head><body><main><p class="mark">${of('mark')}</p>
<h1>${title}</h1>${content}<a href="/pricing">${of('back')}</a><p class="muted">${of('explained')}</p></main></body></html>`;
}

/** The page on which a member pretends to pay. */
export function checkoutPage(language: LanguageCode, { tier }: ShownCheckout): string {
  const { of, filled } = texts(language);
  const content = `<p>${filled('checkout.price', { price: String(monthlyPrices[tier]) })}</p>
<p>${of('checkout.trial')}</p><form method="post"><button class="main">${of('checkout.pay')}</button></form>`;
  return page(language, filled('checkout.title', { tier: tierName(language, tier) }), content);
}

/** The page on which a member plays what happens to a subscription. */
export function portalPage(language: LanguageCode, { tier, status, renewsAt, endsAt }: SandboxRow): string {
  const { of } = texts(language);
  const format = dateFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const day = (date: Date | null) => (date ? `${escapeHtml(format.format(date))} UTC` : of('portal.none'));
  const facts = [
    [of('portal.tier'), escapeHtml(tierName(language, tier))],
    [of('portal.status'), of(`status.${status}`)],
    [of('portal.renewsAt'), day(status === 'cancelled' || status === 'expired' ? null : renewsAt)],
    [of('portal.endsAt'), day(endsAt)],
  ];
  const buttons = sandboxActions.map(
    (action) => `<button name="action" value="${action}">${of(`action.${action}`)}</button>`,
  );
  const content = `<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
<form method="post"><p>${of('portal.ask')}</p>${buttons.join('')}</form>`;
  return page(language, of('portal.title'), content);
}

/** The page of a link that is not valid, or not any more. */
export function expiredPage(language: LanguageCode): string {
  const { of } = texts(language);
  return page(language, of('expired.title'), `<p>${of('expired.text')}</p>`);
}
