import { contract } from '@halved/shared/contract';
import { dayMs } from '@halved/shared/durations';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Member } from '../../testing/factories.ts';
import { type Api, startApi } from '../../testing/harness.ts';

const { auth, subscriptions } = contract;
const { checkout, current, portal } = subscriptions;
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const pathOf = (url: string) => url.replace('http://localhost:3000', '');
const open = (path: string, headers = {}) => api.inject({ url: path, headers });
const press = (path: string, action = '') =>
  api.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: action && `action=${action}`,
  });
const checkoutFor = async (as: Member, variantId = 'sandbox-premium') =>
  pathOf((await api.call(checkout, { as, input: { variantId } })).checkoutUrl);
const portalOf = async (as: Member) => pathOf((await api.call(portal, { as })).portalUrl);
const tierOf = async (as: Member) => (await api.call(auth.profile, { as })).tier;

async function aPayer(variantId?: string): Promise<Member> {
  const as = await api.aMember();
  await press(await checkoutFor(as, variantId));
  return as;
}

describe('the checkout of the sandbox', () => {
  it('answers no other method than those of its form', async () => {
    const url = await checkoutFor(await api.aMember());
    const response = await api.inject({ method: 'PUT', url });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, POST']);
  });

  it('is a page under PUBLIC_URL that says that no money moves, in the reader’s language', async () => {
    const as = await api.aMember();
    const { checkoutUrl } = await api.call(checkout, { as, input: { variantId: 'sandbox-premium' } });
    expect(checkoutUrl).toMatch(/^http:\/\/localhost:3000\/api\/subscriptions\/sandbox\/[\w-]+$/);
    const page = await open(pathOf(checkoutUrl));
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('Sandbox: no money moves');
    expect(page.body).toContain('Subscribe to Premium');
    expect(page.body).toContain('12 US dollars a month');
    const spanish = await open(pathOf(checkoutUrl), { 'accept-language': 'es' });
    expect(spanish.body).toContain('<html lang="es" dir="ltr">');
    expect(spanish.body).toContain('no se mueve dinero');
    const arabic = await open(pathOf(checkoutUrl), { 'accept-language': 'ar' });
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
  });

  it('keeps the policy of all pages: no script, one style by its hash, forms to this server only', async () => {
    const page = await open(await checkoutFor(await api.aMember()));
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toContain('unsafe');
    expect(page.body).not.toMatch(/<script|style="|\son\w+="/);
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('leads back to the plans, and the tier is in force at once, with seven days on trial', async () => {
    const as = await api.aMember();
    await tierOf(as);
    const paid = await press(await checkoutFor(as));
    expect([paid.statusCode, paid.headers.location]).toEqual([303, '/pricing']);
    expect(await tierOf(as)).toBe('premium');
    const { status, trialEndsAt, renewsAt, source } = await api.call(current, { as });
    expect([status, source]).toEqual(['on_trial', 'payment']);
    expect(Math.abs(Date.parse(trialEndsAt ?? '') - Date.now() - 7 * dayMs)).toBeLessThan(60_000);
    expect(renewsAt).toBe(trialEndsAt);
  });

  it('can be paid once, also if it is pressed several times at once', async () => {
    const as = await api.aMember();
    const path = await checkoutFor(as);
    const answers = await Promise.all([press(path), press(path), press(path)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    await press(path);
    const { rows } = await api.pool.query('select 1 from subscriptions where user_id = $1', [as.id]);
    expect(rows).toHaveLength(1);
    expect((await open(path)).statusCode).toBe(404);
  });

  it('changes the tier of a running subscription instead of adding one', async () => {
    const as = await aPayer('sandbox-supporter');
    expect(await tierOf(as)).toBe('supporter');
    await press(await checkoutFor(as, 'sandbox-premium'));
    expect(await tierOf(as)).toBe('premium');
    const { rows } = await api.pool.query('select 1 from subscriptions where user_id = $1', [as.id]);
    expect(rows).toHaveLength(1);
  });

  it('of a tier for which another checkout was opened is closed', async () => {
    const as = await api.aMember();
    const first = await checkoutFor(as, 'sandbox-supporter');
    await checkoutFor(as, 'sandbox-premium');
    expect((await open(first)).statusCode).toBe(404);
    await press(first);
    expect(await tierOf(as)).toBe('free');
  });

  it('is no page for a forged link, an old one, or the link of another page', async () => {
    const as = await aPayer();
    const path = await checkoutFor(await api.aMember());
    const portalLink = (await portalOf(as)).split('link=')[1];
    const forged = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [
      forged,
      '/api/subscriptions/sandbox/nothing',
      `/api/subscriptions/sandbox/${portalLink}`,
    ]) {
      expect((await open(wrong)).statusCode, wrong).toBe(404);
      expect((await press(wrong)).statusCode, wrong).toBe(404);
    }
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000);
    expect((await open(path)).body).toContain('This page has expired');
    expect((await press(path)).statusCode).toBe(404);
    clock.mockRestore();
    expect((await open(path)).statusCode).toBe(200);
  });
});

describe('the portal of the sandbox', () => {
  it('cancels, which keeps the tier until the end, and resumes', async () => {
    const as = await aPayer();
    const path = await portalOf(as);
    expect((await open(path)).body).toContain('on trial');
    const pressed = await press(path, 'cancel');
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, path]);
    const cancelled = await api.call(current, { as });
    expect(cancelled).toMatchObject({ status: 'cancelled', renewsAt: null, endsAt: expect.any(String) });
    expect(await tierOf(as)).toBe('premium');
    await press(path, 'resume');
    expect(await api.call(current, { as })).toMatchObject({ status: 'on_trial', endsAt: null });
  });

  it('lets a payment fail, which keeps the tier for fourteen days, and a renewal succeed', async () => {
    const as = await aPayer();
    const path = await portalOf(as);
    await press(path, 'fail');
    const { status, endsAt } = await api.call(current, { as });
    expect(status).toBe('past_due');
    expect(Math.abs(Date.parse(endsAt ?? '') - Date.now() - 14 * dayMs)).toBeLessThan(60_000);
    await api.pool.query(
      `update billing_events set changed_at = changed_at - interval '15 days' where user_id = $1`,
      [as.id],
    );
    await press(path, 'renew');
    expect(await api.call(current, { as })).toMatchObject({ status: 'active', endsAt: null });
    expect(await tierOf(as)).toBe('premium');
  });

  it('refunds, which ends the tier, and a later subscription has no second trial', async () => {
    const as = await aPayer();
    await press(await portalOf(as), 'refund');
    expect(await tierOf(as)).toBe('free');
    expect((await api.call(current, { as })).status).toBe('expired');
    expect((await api.refused(portal, { as })).code).toBe('NO_ACTIVE_SUBSCRIPTION');
    await press(await checkoutFor(as));
    expect(await api.call(current, { as })).toMatchObject({ status: 'active', trialEndsAt: null });
  });

  it('lets a subscription expire', async () => {
    const as = await aPayer();
    await press(await portalOf(as), 'expire');
    expect(await tierOf(as)).toBe('free');
    expect((await api.call(current, { as })).status).toBe('expired');
  });

  it('plays nothing that it does not offer', async () => {
    const as = await aPayer();
    const path = await portalOf(as);
    for (const action of ['', 'constructor', 'nothing'])
      expect((await press(path, action)).statusCode).toBe(404);
    expect((await api.call(current, { as })).status).toBe('on_trial');
  });
});
